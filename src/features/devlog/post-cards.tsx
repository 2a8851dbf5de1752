import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { LinkCard } from '#ui/card/card.tsx'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import styles from './devlog.module.css'

interface PostCard {
  id: number
  /** Running number in the list. */
  number: number
  title: string
  text: string | undefined
  publishedAt: number | null
  image?: string | undefined
  /** Set if the language differs from the page's. */
  lang?: string | undefined
  link: LinkProps
}

interface PostCardsProps {
  board: 'message' | 'note'
  posts: readonly PostCard[]
}

/** Renders posts as a list of link cards. */
export function PostCards({ board, posts }: PostCardsProps) {
  if (posts.length === 0) {
    return (
      <EmptyState>
        <Trans>No posts</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.posts}>
      {posts.map(({ id, number, title, text, publishedAt, image, lang, link }) => (
        <li key={id}>
          <LinkCard {...link}>
            {image !== undefined && (
              <Picture src={image} alt="" width={640} height={360} ratio="video" />
            )}
            <h2 className={styles.postTitle}>
              <UnreadMark board={board} post={{ id, publishedAt }} />
              <span lang={lang}>{title}</span>
            </h2>
            {text && <p lang={lang}>{text}</p>}
            <p className={styles.facts}>
              <Trans>No. {number}</Trans>
              <span> · </span>
              <Day instant={publishedAt} />
            </p>
          </LinkCard>
        </li>
      ))}
    </ul>
  )
}

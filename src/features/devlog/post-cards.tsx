import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { LetterArt } from '#ui/card/letter.tsx'
import styles from '#ui/card/posts.module.css'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'

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

/** Renders messages as cards, the first of a page larger than the others, and notes as letters. */
export function PostCards({ board, posts }: PostCardsProps) {
  if (posts.length === 0) {
    return (
      <EmptyState>
        <Trans>No posts</Trans>
      </EmptyState>
    )
  }
  const isLetter = board === 'note'
  return (
    <ul className={isLetter ? `plate ${styles.list}` : `${styles.posts} ${styles.compact}`}>
      {posts.map(({ id, title, text, number, publishedAt, image, lang, link }, index) => (
        <li key={id} className={isLetter || index > 0 ? undefined : styles.lead}>
          <Link {...link} className={isLetter ? styles.row : styles.post}>
            {isLetter ? (
              <LetterArt id={id} />
            ) : (
              <Picture
                src={image}
                alt=""
                width={640}
                height={360}
                ratio="video"
                priority={index === 0}
              />
            )}
            <div className={styles.words}>
              <h2 className="title">
                <UnreadMark board={board} post={{ id, publishedAt }} />
                <span lang={lang}>{title}</span>
              </h2>
              {text && <p lang={lang}>{text}</p>}
              <p className="meta">
                <Trans>No. {number}</Trans>
                <span> · </span>
                <Day instant={publishedAt} />
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import letters from '#ui/card/letter.module.css'
import { letterCard, LetterSeal, LetterStamp } from '#ui/card/letter.tsx'
import styles from '#ui/card/posts.module.css'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import own from './devlog.module.css'

interface PostCard {
  id: number
  /** Running number in the list. */
  number: number
  title: string
  text: string | undefined
  /** The first words of a letter, which its paper cuts off. */
  opening?: string
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
  const { title: titleClass, meta } = isLetter ? letters : styles
  return (
    <ul className={isLetter ? styles.posts : `${styles.posts} ${styles.compact}`}>
      {posts.map(({ id, number, title, text, opening, publishedAt, image, lang, link }, index) => {
        const words = (
          <>
            <h2 className={titleClass}>
              <UnreadMark board={board} post={{ id, publishedAt }} />
              <span lang={lang}>{title}</span>
            </h2>
            {text && <p lang={lang}>{text}</p>}
            {opening && (
              <p lang={lang} className={own.opening}>
                {opening}
              </p>
            )}
            <p className={meta}>
              <Trans>No. {number}</Trans>
              <span> · </span>
              <Day instant={publishedAt} />
            </p>
          </>
        )
        return isLetter ? (
          <li key={id} className={index === 0 ? styles.lead : undefined} data-scheme="light">
            <Link {...link} className={letterCard}>
              {words}
              <LetterStamp id={id} />
              <LetterSeal />
            </Link>
          </li>
        ) : (
          <li key={id} className={index === 0 ? styles.lead : undefined}>
            <Link {...link} className={styles.post}>
              <Picture
                src={image}
                alt=""
                width={640}
                height={360}
                ratio="video"
                priority={index === 0}
              />
              <div className={styles.words}>{words}</div>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

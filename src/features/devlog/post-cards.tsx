import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Emblem } from '#ui/brand/marks.tsx'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import styles from './devlog.module.css'
import { LetterStamp } from './letter-stamp.tsx'

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
  return (
    <ul className={isLetter ? styles.letters : styles.posts}>
      {posts.map(({ id, number, title, text, opening, publishedAt, image, lang, link }, index) => (
        <li key={id} data-scheme={isLetter ? 'light' : undefined}>
          <Link {...link} className={styles.card}>
            {!isLetter && (
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
              <h2 className={styles.postTitle}>
                <UnreadMark board={board} post={{ id, publishedAt }} />
                <span lang={lang}>{title}</span>
              </h2>
              {text && <p lang={lang}>{text}</p>}
              {opening && (
                <p lang={lang} className={styles.opening}>
                  {opening}
                </p>
              )}
              <p className={styles.facts}>
                <Trans>No. {number}</Trans>
                <span> · </span>
                <Day instant={publishedAt} />
              </p>
            </div>
            {isLetter && (
              <>
                <LetterStamp id={id} />
                <span className={styles.seal}>
                  <Emblem />
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

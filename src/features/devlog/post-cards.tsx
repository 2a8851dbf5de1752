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

/** Renders messages, the first of a page larger than the others, and notes as letters. */
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
    <ul className={`plate ${styles.list}`}>
      {posts.map(({ id, title, text, number, publishedAt, image, lang, link }, index) => {
        const isLead = !isLetter && index === 0
        return (
          <li key={id} className={isLead ? `${styles.row} ${styles.lead}` : styles.row}>
            {isLetter ? (
              <LetterArt id={id} />
            ) : (
              <div className={styles.art}>
                <Picture
                  src={image}
                  alt=""
                  width={640}
                  height={360}
                  ratio="video"
                  priority={isLead}
                />
              </div>
            )}
            <div className={styles.text}>
              <h2 className="title">
                <UnreadMark board={board} post={{ id, publishedAt }} />
                <Link {...link} lang={lang} className="card-link">
                  {title}
                </Link>
              </h2>
              {text && (isLead || isLetter) && <p lang={lang}>{text}</p>}
              <p className="meta">
                <Trans>No. {number}</Trans>
                <span> · </span>
                <Day instant={publishedAt} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

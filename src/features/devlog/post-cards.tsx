import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import letters from '#ui/card/letter.module.css'
import { LetterStamp } from '#ui/card/letter.tsx'
import styles from '#ui/card/posts.module.css'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { LetterLead } from './letter-lead.tsx'

interface PostCard {
  id: number
  /** Running number in the list. */
  number: number
  title: string
  text: string | undefined
  /** The beginning of the text of a letter. */
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

/** Renders messages, or notes as letters. The first of a page is larger than the others. */
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
    <ul
      className={isLetter ? `columns ${letters.letters}` : `plate ${styles.list} ${styles.tiles}`}
    >
      {posts.map((post, index) => {
        const { id, title, text, number, publishedAt, image, lang, link } = post
        const isLead = index === 0
        const heading = (
          <h2 className={isLead ? 'title large' : 'title'}>
            <UnreadMark board={board} post={{ id, publishedAt }} />
            <Link {...link} lang={lang} className="card-link">
              {title}
            </Link>
          </h2>
        )
        const details = (
          <div className={`stack ${styles.text}`}>
            {heading}
            {text && (isLead || isLetter) && <p lang={lang}>{text}</p>}
            <p className="meta">
              <Trans>No. {number}</Trans>
              <span> · </span>
              <Day instant={publishedAt} />
            </p>
          </div>
        )
        if (isLetter) {
          return isLead ? (
            <li key={id} className={letters.lead}>
              <LetterLead letter={post}>{heading}</LetterLead>
            </li>
          ) : (
            <li key={id} className={`plate ${letters.sealed}`}>
              {details}
              <LetterStamp id={id} />
            </li>
          )
        }
        return (
          <li key={id} className={`${styles.row} ${isLead ? styles.lead : ''}`}>
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
            {details}
          </li>
        )
      })}
    </ul>
  )
}

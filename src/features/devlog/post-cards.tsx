import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { LetterArt } from '#ui/card/letter.tsx'
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
    <ul className={`plate ${styles.list} ${styles.tiles}`}>
      {posts.map((post, index) => {
        const { id, title, text, number, publishedAt, image, lang, link } = post
        const isLead = index === 0
        const place = isLead ? styles.lead : isLetter ? '' : styles.tile
        const heading = (
          <h2 className={isLead ? 'title large' : 'title'}>
            <UnreadMark board={board} post={{ id, publishedAt }} />
            <Link {...link} lang={lang} className="card-link">
              {title}
            </Link>
          </h2>
        )
        return (
          <li key={id} className={`${styles.row} ${place}`}>
            {isLead && isLetter ? (
              <LetterLead letter={post}>{heading}</LetterLead>
            ) : (
              <>
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
                <div className={`stack ${styles.text}`}>
                  {heading}
                  {text && (isLead || isLetter) && <p lang={lang}>{text}</p>}
                  <p className="meta">
                    <Trans>No. {number}</Trans>
                    <span> · </span>
                    <Day instant={publishedAt} />
                  </p>
                </div>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Day } from '#ui/date.tsx'
import { textOf } from '#ui/html-text.ts'
import { RichHtml } from '#ui/rich-html.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { VideoFacade } from '#ui/video-facade.tsx'
import styles from './devlog.module.css'

interface DevlogLetterProps {
  title: string
  publishedAt: number | null
  /** A line under the title, left out where the text begins with it. */
  lead?: string | undefined
  videoId?: string | null
  /** The picture of the video before it is pressed. */
  poster?: string | undefined
  html: string
  /** Set where it is written in another language than the page. */
  lang: string | undefined
  listLink: LinkProps
}

/** A post of the developer log as a letter. */
export function DevlogLetter({
  title,
  publishedAt,
  lead,
  videoId = null,
  poster,
  html,
  lang,
  listLink,
}: DevlogLetterProps) {
  return (
    <article className={styles.letter}>
      <p className={styles.facts}>
        <Day instant={publishedAt} />
      </p>
      {lang === 'ko' && (
        <p role="note">
          <Trans>There is no translation yet. This is the Korean original.</Trans>
        </p>
      )}
      <div lang={lang}>
        {lead && !textOf(html).startsWith(lead) && <p className={styles.lead}>{lead}</p>}
        {videoId !== null && (
          <div className={styles.video}>
            <VideoFacade id={videoId} title={title} poster={poster} />
          </div>
        )}
        <RichHtml html={html} />
      </div>
      <ShareButton title={title} />
      <p className={styles.back}>
        <Link {...listLink}>
          <Trans>Back to the list</Trans>
        </Link>
      </p>
    </article>
  )
}

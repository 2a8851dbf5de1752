import { textOf } from '#ui/article/html-text.ts'
import { RichHtml } from '#ui/article/rich-html.tsx'
import type { ReactNode } from 'react'
import type { Video } from '#lib/youtube.ts'
import { VideoFacade, WatchLink } from '#ui/media/video-facade.tsx'
import styles from './devlog.module.css'

/** Returns the subtitle of a text, unless the text starts with it. */
export function leadOf(summary: string | undefined, html: string): string | null {
  return summary && !textOf(html).startsWith(summary) ? summary : null
}

interface PostTextProps {
  title: string
  /** Subtitle; omitted if the text starts with it. */
  lead?: string | undefined
  video?: Video | null
  /** Image shown until the video is clicked. */
  poster?: string | undefined
  html: string
  /** Shown in place of `html`. */
  children?: ReactNode
}

/** Renders the content of a post: lead, video and text. */
export function PostText({ title, lead, video = null, poster, html, children }: PostTextProps) {
  const shownLead = leadOf(lead, html)
  return (
    <>
      {shownLead && <p className={styles.lead}>{shownLead}</p>}
      {video !== null && (
        <div>
          <VideoFacade video={video} title={title} poster={poster} />
          <p>
            <WatchLink video={video} />
          </p>
        </div>
      )}
      {children ?? <RichHtml html={html} />}
    </>
  )
}

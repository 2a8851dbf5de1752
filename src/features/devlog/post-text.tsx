import { textOf } from '#ui/article/html-text.ts'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { VideoFacade } from '#ui/media/video-facade.tsx'
import styles from './devlog.module.css'

interface PostTextProps {
  title: string
  /** A line under the title, left out where the text begins with it. */
  lead?: string | undefined
  videoId?: string | null
  /** The picture of the video before it is pressed. */
  poster?: string | undefined
  html: string
}

/** What a post says: its lead, its video, its text. */
export function PostText({ title, lead, videoId = null, poster, html }: PostTextProps) {
  return (
    <>
      {lead && !textOf(html).startsWith(lead) && <p className={styles.lead}>{lead}</p>}
      {videoId !== null && (
        <div className={styles.video}>
          <VideoFacade id={videoId} title={title} poster={poster} />
        </div>
      )}
      <RichHtml html={html} />
    </>
  )
}

import { textOf } from '#ui/article/html-text.ts'
import { PairedTexts } from './paired-texts.tsx'
import { OriginalText } from '#ui/article/reading.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import styles from './devlog.module.css'
import { useMessageOriginal } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import { PostText } from './post-text.tsx'

/** Shows a developer message in the page's language and in Korean, paragraph by paragraph. */
export function MessageInBoth({ message }: { message: MessageDetail }) {
  const original = useMessageOriginal(message.id)
  const { title, summary, videoId, thumbnail, html } = message
  const korean = original.data
  return (
    <>
      {/* Loading and a failure leave the translation readable. */}
      <QueryBoundary query={original} rows={1}>
        {(korean) => <KoreanIntroduction message={korean} />}
      </QueryBoundary>
      <PostText title={title} lead={summary} videoId={videoId} poster={thumbnail} html={html}>
        {korean && <PairedTexts own={html} original={korean.html} />}
      </PostText>
    </>
  )
}

/** Shows the Korean title, and the subtitle unless the text starts with it. */
function KoreanIntroduction({ message }: { message: MessageDetail }) {
  const { title, summary, html } = message
  const hasLead = summary && !textOf(html).startsWith(summary)
  return (
    <div lang="ko">
      <OriginalText title={title}>
        {hasLead && <p className={styles.lead}>{summary}</p>}
      </OriginalText>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { isNotFound } from '#api/api-error.ts'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { OriginalText } from '#ui/article/reading.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import styles from './devlog.module.css'
import { useMessageIn } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import { PairedTexts } from './paired-texts.tsx'
import { leadOf, PostText } from './post-text.tsx'

interface MessageInBothProps {
  message: MessageDetail
  /** The language of the message. */
  own: Lang
  /** The second language. */
  beside: Lang
}

const whenFailed = (error: Error) => isNotFound(error) && <NoTranslation />

/** Shows a developer message in two languages, paragraph by paragraph. */
export function MessageInBoth({ message, own, beside }: MessageInBothProps) {
  const second = useMessageIn(message.id, beside)
  const { title, summary, videoId, thumbnail, html } = message
  const other = second.data
  return (
    <>
      {/* Loading and a failure leave the message readable. */}
      <QueryBoundary query={second} rows={1} failed={whenFailed}>
        {(other) => <Introduction message={other} lang={beside} />}
      </QueryBoundary>
      <div lang={localeOf(own)}>
        <PostText title={title} lead={summary} videoId={videoId} poster={thumbnail} html={html}>
          {other && (
            <PairedTexts
              source={message}
              own={{ html, lang: own }}
              other={{ html: other.html, lang: beside }}
            />
          )}
        </PostText>
      </div>
    </>
  )
}

/** Shows the title in the second language, and the subtitle unless the text starts with it. */
function Introduction({ message, lang }: { message: MessageDetail; lang: Lang }) {
  const { title, summary, html } = message
  const lead = leadOf(summary, html)
  return (
    <div lang={localeOf(lang)}>
      <OriginalText title={title}>{lead && <p className={styles.lead}>{lead}</p>}</OriginalText>
    </div>
  )
}

function NoTranslation() {
  return (
    <p role="note">
      <Trans>This message isn't available in that language yet.</Trans>
    </p>
  )
}

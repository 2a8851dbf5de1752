import { Trans } from '@lingui/react/macro'
import { isNotFound } from '#api/api-error.ts'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { OriginalText } from '#ui/article/reading.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import styles from './devlog.module.css'
import { useMessageIn } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import { PairedTexts } from './paired-texts.tsx'
import pairs from './paired-texts.module.css'
import { leadOf, PostText } from './post-text.tsx'

interface MessageInBothProps {
  message: MessageDetail
  /** The language of the message. */
  own: Lang
  /** The second language. */
  secondLang: Lang
}

const whenFailed = (error: Error) => isNotFound(error) && <NoTranslation />

/** Shows a developer message in two languages, paragraph by paragraph. */
export function MessageInBoth({ message, own, secondLang }: MessageInBothProps) {
  const second = useMessageIn(message.id, secondLang)
  const { title, summary, video, thumbnail, html } = message
  const other = second.data
  const leads = [
    { lang: own, lead: leadOf(summary, html) },
    { lang: secondLang, lead: other ? leadOf(other.summary, other.html) : null },
  ]
  return (
    <>
      {/* Loading and a failure leave the message readable. */}
      <QueryBoundary query={second} rows={1} failed={whenFailed}>
        {(other) => (
          <div className={`${pairs.pair} ${pairs.titles}`}>
            <p lang={localeOf(own)} className="title" aria-hidden="true">
              {title}
            </p>
            <div lang={localeOf(secondLang)}>
              <OriginalText title={other.title}>{null}</OriginalText>
            </div>
          </div>
        )}
      </QueryBoundary>
      <div className={pairs.pair}>
        {leads.map(
          ({ lang, lead }) =>
            lead && (
              <div key={lang} lang={localeOf(lang)}>
                <p className={styles.lead}>{lead}</p>
              </div>
            ),
        )}
      </div>
      <div lang={localeOf(own)}>
        <PostText title={title} video={video} poster={thumbnail} html={html}>
          {other && (
            <PairedTexts
              source={message}
              own={{ html, lang: own }}
              other={{ html: other.html, lang: secondLang }}
            />
          )}
        </PostText>
      </div>
    </>
  )
}

function NoTranslation() {
  return (
    <p role="note">
      <Trans>This message isn't available in that language yet.</Trans>
    </p>
  )
}

import { lazy, Suspense } from 'react'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { OriginalText, UntranslatedNote } from '#ui/article/reading.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { useMessageIn } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import type { MessageReading } from './message-reading.ts'
import { PostText } from './post-text.tsx'

// Most readers need one language, so the code for two is loaded on request.
const MessageInBoth = lazy(async () => ({
  default: (await import('./message-in-both.tsx')).MessageInBoth,
}))

interface MessageTextProps {
  message: MessageDetail & { isOriginal: boolean }
  /** The language of the message. */
  own: Lang
  reading: MessageReading
}

/** Shows the text of a message in one language or in two. */
export function MessageText({ message, own, reading }: MessageTextProps) {
  if (reading === 'original') return <MessageOriginal id={message.id} />
  const text = (
    <div lang={localeOf(own)}>
      <MessagePost message={message} />
    </div>
  )
  return (
    <>
      {message.isOriginal && <UntranslatedNote />}
      {reading === 'own' ? (
        text
      ) : (
        <ErrorBoundary resetKey={reading} rest={text}>
          <Suspense fallback={text}>
            <MessageInBoth message={message} own={own} secondLang={reading} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function MessagePost({ message }: { message: MessageDetail }) {
  const { title, summary, video, thumbnail, html } = message
  return <PostText title={title} lead={summary} video={video} poster={thumbnail} html={html} />
}

/** Shows the Korean original of the message. */
function MessageOriginal({ id }: { id: number }) {
  const original = useMessageIn(id, 'kr')
  return (
    <QueryBoundary query={original} rows={6}>
      {(message) => (
        <section lang="ko">
          <OriginalText title={message.title}>
            <MessagePost message={message} />
          </OriginalText>
        </section>
      )}
    </QueryBoundary>
  )
}

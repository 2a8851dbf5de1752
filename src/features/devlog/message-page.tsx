import { lazy, Suspense } from 'react'
import { ArticleColumn } from '#ui/article/article.tsx'
import { Page } from '#ui/page/page.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { OriginalText, ReadingText, useReadsBoth } from '#ui/article/reading.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { DevlogArticle } from './devlog-article.tsx'
import { useMessage, useMessageOriginal } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import { PostText } from './post-text.tsx'
import { useLeaveFailedMessage } from './use-leave-failed-message.ts'

const MessageInBoth = lazy(async () => ({
  default: (await import('./message-in-both.tsx')).MessageInBoth,
}))

const renderWhileLeaving = () => <LoadingState rows={6} />

/** Shows a developer message; sends the reader back if it can't be loaded. */
export function MessagePage({ id }: { id: number }) {
  const message = useMessage(id)
  const isLoaded = message.data !== undefined
  useLeaveFailedMessage(id, message.isError && message.fetchStatus === 'idle' && !isLoaded)
  useMarkRead('message', message.data?.id)
  const isOriginal = message.data?.isOriginal ?? false
  const wide = useReadsBoth(isOriginal)
  return (
    <ArticleColumn>
      <Page
        name={message.data?.title}
        nameLang={isOriginal ? 'ko' : undefined}
        description={message.data?.summary}
      >
        <QueryBoundary query={message} rows={6} failed={renderWhileLeaving}>
          {(read) => (
            <DevlogArticle
              title={read.title}
              publishedAt={read.publishedAt}
              wide={wide}
              list={{ to: '/devlog/withBTS' }}
            >
              <ReadingText
                isOriginal={isOriginal}
                own={<MessageText message={read} />}
                original={<MessageOriginal id={id} />}
                both={
                  <ErrorBoundary>
                    <Suspense fallback={<MessageText message={read} />}>
                      <MessageInBoth message={read} />
                    </Suspense>
                  </ErrorBoundary>
                }
              />
            </DevlogArticle>
          )}
        </QueryBoundary>
      </Page>
    </ArticleColumn>
  )
}

function MessageText({ message }: { message: MessageDetail }) {
  const { title, summary, videoId, thumbnail, html } = message
  return <PostText title={title} lead={summary} videoId={videoId} poster={thumbnail} html={html} />
}

/** Shows the Korean original of the message. */
function MessageOriginal({ id }: { id: number }) {
  const original = useMessageOriginal(id)
  return (
    <QueryBoundary query={original} rows={6}>
      {(message) => (
        <OriginalText title={message.title}>
          <MessageText message={message} />
        </OriginalText>
      )}
    </QueryBoundary>
  )
}

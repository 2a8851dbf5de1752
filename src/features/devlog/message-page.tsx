import { ArticleColumn } from '#ui/article/article.tsx'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { OriginalText, ReadingText, useReadsBoth } from '#ui/article/reading.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { DevlogArticle } from './devlog-article.tsx'
import { useMessage, useMessageOriginal } from './devlog.queries.ts'
import type { MessageDetail } from './devlog.schema.ts'
import { PostText } from './post-text.tsx'
import { useLeaveFailedMessage } from './use-leave-failed-message.ts'

const whileLeaving = () => <LoadingState rows={6} />

/** A message of the developers; one that cannot be read sends its reader back. */
export function MessagePage({ id }: { id: number }) {
  const message = useMessage(id)
  const isRead = message.data !== undefined
  useLeaveFailedMessage(id, message.isError && message.fetchStatus === 'idle' && !isRead)
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
        <QueryBoundary query={message} rows={6} failed={whileLeaving}>
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

/** The same message as it was written in Korean. */
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

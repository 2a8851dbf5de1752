import { Trans, useLingui } from '@lingui/react/macro'
import { isNotFound } from '#api/api-error.ts'
import { langOf, type Lang } from '#i18n/lang.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { ArticleFacts } from '#ui/article/article.tsx'
import { Day } from '#ui/date/date.tsx'
import type { Neighbor } from '#ui/list/neighbors.tsx'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { DevlogArticle } from './devlog-article.tsx'
import { useMessage, useMessageNeighbors } from './devlog.queries.ts'
import { MessageChoice } from './message-choice.tsx'
import { MessageText } from './message-text.tsx'
import { useLeaveFailedMessage } from './use-leave-failed-message.ts'
import { useMessageReading } from './use-message-reading.ts'

const linkTo = (post: { id: number; title: string } | undefined): Neighbor | undefined =>
  post && { title: post.title, link: { to: '/devlog/withBTS/$idx', params: { idx: post.id } } }

const renderWhileLeaving = () => <LoadingState rows={6} />

interface MessagePageProps {
  id: number
  /** A second language, from the URL. */
  beside: Lang | undefined
}

/** Shows a developer message; sends the reader back if it can't be loaded. */
export function MessagePage({ id, beside }: MessagePageProps) {
  const { i18n } = useLingui()
  const message = useMessage(id)
  const { older, newer } = useMessageNeighbors(id)
  const isLoaded = message.data !== undefined
  useLeaveFailedMessage(id, message.isError && message.fetchStatus === 'idle' && !isLoaded)
  useMarkRead('message', message.data?.id)
  const isOriginal = message.data?.isOriginal ?? false
  const own = isOriginal ? 'kr' : langOf(i18n.locale)
  const [reading, choose] = useMessageReading(own, beside)
  return (
    <Page
      name={message.data?.title}
      nameLang={isOriginal ? 'ko' : undefined}
      textLang={isOriginal ? 'ko' : undefined}
      description={message.data && descriptionOf(message.data.html, message.data.summary)}
      publishedAt={message.data?.publishedAt}
      isMissing={isNotFound(message.error)}
      mascot="dalbo"
      art={message.data?.videoId === null ? message.data.thumbnail : undefined}
      tools={
        message.data && (
          <ArticleFacts>
            <Trans>From the development team</Trans>
            <Day instant={message.data.publishedAt} />
          </ArticleFacts>
        )
      }
    >
      <QueryBoundary query={message} rows={6} failed={renderWhileLeaving}>
        {(read) => (
          <DevlogArticle
            title={read.title}
            wide={reading !== 'own' && reading !== 'original'}
            older={linkTo(older)}
            newer={linkTo(newer)}
            list={{ to: '/devlog/withBTS' }}
          >
            <MessageChoice own={own} chosen={reading} onChoose={choose} />
            <MessageText message={read} own={own} reading={reading} />
          </DevlogArticle>
        )}
      </QueryBoundary>
    </Page>
  )
}

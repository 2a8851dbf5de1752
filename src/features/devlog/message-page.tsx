import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Page } from '#ui/page.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { LoadingState } from '#ui/states.tsx'
import { DevlogLetter } from './devlog-letter.tsx'
import { forgetLeftMessageAtom } from './devlog.atoms.ts'
import { useMessage } from './devlog.queries.ts'
import { useLeaveFailedMessage } from './use-leave-failed-message.ts'

const whileLeaving = () => <LoadingState rows={6} />

/** A message of the developers; one that cannot be read sends its reader back. */
export function MessagePage({ id }: { id: number }) {
  const message = useMessage(id)
  const forgetLeft = useSetAtom(forgetLeftMessageAtom)
  const isRead = message.data !== undefined
  useLeaveFailedMessage(id, message.isError && message.fetchStatus === 'idle' && !isRead)
  // Keeps the note about a message that could not be opened in step: this one could.
  useEffect(() => {
    if (isRead) forgetLeft()
  }, [forgetLeft, isRead])
  const lang = message.data?.isOriginal ? 'ko' : undefined
  return (
    <Page name={message.data?.title} nameLang={lang} description={message.data?.summary}>
      <QueryPart query={message} rows={6} failed={whileLeaving}>
        {({ title, publishedAt, summary, thumbnail, videoId, html }) => (
          <DevlogLetter
            title={title}
            publishedAt={publishedAt}
            lead={summary}
            videoId={videoId}
            poster={thumbnail}
            html={html}
            lang={lang}
            listLink={{ to: '/devlog/withBTS' }}
          />
        )}
      </QueryPart>
    </Page>
  )
}

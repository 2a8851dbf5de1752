import type { LinkProps } from '@tanstack/react-router'
import type { DevlogTabQuery } from '#features/devlog/devlog.search.ts'
import { MessageList } from '#features/devlog/message-list.tsx'
import { ProducerNoteList } from '#features/devlog/producer-note-list.tsx'
import { NoticeList } from '#features/notice/notice-list.tsx'
import { newsPaths } from '#features/notice/notice.paths.ts'
import { noticeQuery } from './-devlog-tab.load.ts'

/** The list of a tab: messages, producer notes or update notes. */
export function DevlogTab({ board, page }: DevlogTabQuery) {
  const pageLink = (number: number): LinkProps => ({
    to: '/devlog/withBTS',
    search: { board, page: number },
  })
  if (board === 'notice') {
    return <NoticeList query={noticeQuery(page)} paths={newsPaths} pageLink={pageLink} />
  }
  return board === 'note' ? (
    <ProducerNoteList page={page} pageLink={pageLink} />
  ) : (
    <MessageList page={page} pageLink={pageLink} />
  )
}

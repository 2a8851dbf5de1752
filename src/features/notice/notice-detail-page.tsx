import { LetterColumn } from '#ui/article/letter.tsx'
import { Page } from '#ui/page/page.tsx'
import { NoticeLetter } from './notice-letter.tsx'
import type { NoticePaths } from './notice.paths.ts'
import { useNotice } from './notice.queries.ts'

interface NoticeDetailPageProps {
  id: number
  paths: NoticePaths
}

/** A notice or an event as a page: its title above the letter. */
export function NoticeDetailPage({ id, paths }: NoticeDetailPageProps) {
  const { data: notice } = useNotice(id)
  return (
    <LetterColumn>
      <Page name={notice?.title} nameLang={notice?.isOriginal ? 'ko' : undefined}>
        <NoticeLetter id={id} paths={paths} />
      </Page>
    </LetterColumn>
  )
}

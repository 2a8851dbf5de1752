import { createFileRoute } from '@tanstack/react-router'
import { noticeSearch } from '#features/notice/notice.search.ts'
import { twinOf } from '../../../../-twin.ts'
import { Route as Page } from '../../../../_main/community/news/index.tsx'

export const Route = createFileRoute('/_link/link/community/news/')({
  ...twinOf(Page),
  validateSearch: noticeSearch,
})

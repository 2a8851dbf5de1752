import { Link, type LinkProps } from '@tanstack/react-router'
import { DataTable } from '#ui/table/data-table.tsx'
import { Day } from '#ui/date/date.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { Section } from '#ui/page/section.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import type { Column } from '#ui/table/use-data-table.ts'

interface Post {
  number: number
  title: string
  at: number
}

const posts: Post[] = [
  { number: 12, title: 'The lantern festival begins', at: 1_718_067_600_000 },
  { number: 11, title: '점검 안내: 6월 11일 오전 10시부터 정오까지 접속할 수 없습니다', at: 0 },
  { number: 10, title: '灯籠まつりのお知らせと、新しいパズル百二十面の追加について', at: 0 },
]

const postColumns: Column<Post>[] = [
  { accessorKey: 'number', header: 'No.', meta: { isNumeric: true } },
  {
    id: 'title',
    header: 'Title',
    meta: { isRowHeader: true },
    cell: ({ row }) => <Link to="/">{row.original.title}</Link>,
  },
  { id: 'at', header: 'Date', cell: ({ row }) => <Day instant={row.original.at} /> },
]

const pageLink = (page: number): LinkProps => ({
  to: '/community/news',
  search: { page, keyword: '' },
})

const tabs = [
  { id: 'here', name: 'This page', link: { to: '.' }, isShown: true },
  { id: 'news', name: 'News', link: { to: '/community/news' }, isShown: false },
  { id: 'events', name: 'Events', link: { to: '/community/event' }, isShown: false },
] satisfies { id: string; name: string; link: LinkProps; isShown: boolean }[]

/** Shows tabs, tables and pagination. */
export function KitLists() {
  return (
    <Section title="Lists">
      <TabLinks label="Leaderboards" tabs={tabs} />
      <DataTable
        caption="Letters"
        columns={postColumns}
        rows={posts}
        rowId={(row) => String(row.number)}
      />
      <Pagination page={1} pageCount={5} linkTo={pageLink} />
      <Pagination page={50} pageCount={128} linkTo={pageLink} />
    </Section>
  )
}

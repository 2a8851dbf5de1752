import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Paged } from '#api/schema.ts'
import { rowNumber } from '#lib/row-number.ts'
import { toneOf } from '#ui/card/category-badge.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { NoticePaths } from './notice.paths.ts'
import type { Notice } from './notice.schema.ts'
import styles from './notice-list.module.css'
import { useNoticeColumns } from './use-notice-columns.tsx'

interface NoticeTableProps {
  page: Paged<Notice>
  detailTo: NoticePaths['detail']
  /** True if rows are posters on every screen. */
  isPosters: boolean
  /** The search text, highlighted in the titles. */
  keyword: string
}

/** Renders one page of a list, newest first. */
export function NoticeTable({ page, detailTo, isPosters, keyword }: NoticeTableProps) {
  const { t } = useLingui()
  const columns = useNoticeColumns(detailTo, keyword)
  const rows = useMemo(
    () => page.items.map((notice, index) => ({ ...notice, number: rowNumber(page, index) })),
    [page],
  )
  return (
    <DataTable
      caption={t`Posts, newest first`}
      columns={columns}
      rows={rows}
      rowId={(row) => String(row.id)}
      rowHeader="title"
      figures={['number']}
      rowTone={({ categoryId }) => toneOf(categoryId)}
      className={isPosters ? styles.posters : styles.news}
    />
  )
}

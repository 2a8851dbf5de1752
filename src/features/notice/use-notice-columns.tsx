import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { CategoryBadge } from '#ui/card/category-badge.tsx'
import { DayAndAge } from '#ui/date/relative-day.tsx'
import type { Column } from '#ui/table/use-data-table.ts'
import { NoticeTitle } from './notice-title.tsx'
import type { NoticePaths } from './notice.paths.ts'
import type { Notice } from './notice.schema.ts'

interface NumberedNotice extends Notice {
  number: number
}

/** Returns the columns: number, title with its artwork, category, day (docs/product.md#notices-and-events). */
export function useNoticeColumns(
  detailTo: NoticePaths['detail'],
  keyword: string,
): readonly Column<NumberedNotice>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'number', accessorKey: 'number', header: t`No.` },
      {
        id: 'title',
        header: t`Title`,
        cell: ({ row }) => (
          <NoticeTitle notice={row.original} detailTo={detailTo} keyword={keyword} />
        ),
      },
      {
        id: 'category',
        header: t`Category`,
        cell: ({ row }) => <CategoryBadge {...row.original} />,
      },
      {
        id: 'date',
        header: t`Date`,
        cell: ({ row }) => <DayAndAge instant={row.original.publishedAt} />,
      },
    ],
    [t, detailTo, keyword],
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Column } from '#ui/data-table.tsx'
import { Day } from '#ui/date.tsx'
import { EventPeriod } from './event-period.tsx'
import type { NoticePaths } from './notice.paths.ts'
import type { Notice } from './notice.schema.ts'

interface NumberedNotice extends Notice {
  number: number
}

/** Number, title, category, day (spec section 2); an event says its period below the title. */
export function useNoticeColumns(
  detailTo: NoticePaths['detail'],
): readonly Column<NumberedNotice>[] {
  const { t } = useLingui()
  return useMemo(() => {
    const title = (notice: Notice) => (
      <>
        <Link to={detailTo} params={{ newsIdx: notice.id }}>
          {notice.title}
        </Link>
        <EventPeriod startsAt={notice.startsAt} endsAt={notice.endsAt} />
      </>
    )
    return [
      { id: 'number', accessorKey: 'number', header: t`No.` },
      { id: 'title', header: t`Title`, cell: ({ row }) => title(row.original) },
      { id: 'category', accessorKey: 'category', header: t`Category` },
      {
        id: 'date',
        header: t`Date`,
        cell: ({ row }) => <Day instant={row.original.publishedAt} />,
      },
    ]
  }, [t, detailTo])
}

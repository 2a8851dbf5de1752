import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import type { Column } from '#ui/table/use-data-table.ts'
import { Day } from '#ui/date/date.tsx'
import { Marked } from '#ui/list/marked.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { EventPeriod } from './event-period.tsx'
import type { NoticePaths } from './notice.paths.ts'
import styles from './notice-list.module.css'
import type { Notice } from './notice.schema.ts'

interface NumberedNotice extends Notice {
  number: number
}

/**
 * Returns the columns: number, title, category, day (docs/product.md#notices-and-events). Events show their
 * period below the title.
 */
export function useNoticeColumns(
  detailTo: NoticePaths['detail'],
  keyword: string,
): readonly Column<NumberedNotice>[] {
  const { t } = useLingui()
  return useMemo(() => {
    const title = (notice: Notice) => (
      <>
        <span className={styles.title}>
          <UnreadMark board={notice.board} post={notice} />
          <Link to={detailTo} params={{ newsIdx: notice.id }}>
            <Marked text={notice.title} keyword={keyword} />
          </Link>
        </span>
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
  }, [t, detailTo, keyword])
}

import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import type { Column } from '#ui/table/use-data-table.ts'
import { Period } from '#ui/date/period.tsx'
import { SurveyStatus } from './survey-facts.tsx'
import type { Survey } from './survey.schema.ts'

interface Row extends Survey {
  /** The sequence number, highest for the newest. */
  number: number
  /** When the list was read, epoch ms. */
  readAt: number
}

/** Returns the columns of the survey list: number, title, status, period. */
export function useSurveyColumns() {
  const { t } = useLingui()
  return useMemo(
    (): Column<Row>[] => [
      { id: 'number', accessorKey: 'number', header: t`No.` },
      {
        id: 'title',
        header: t`Title`,
        cell: ({ row: { original: survey } }) => (
          <Link to="/survey/$idx" params={{ idx: survey.id }}>
            {survey.title}
          </Link>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ row }) => <SurveyStatus survey={row.original} readAt={row.original.readAt} />,
      },
      {
        id: 'period',
        header: t`Dates`,
        cell: ({ row: { original: survey } }) => (
          <Period startsAt={survey.startsAt} endsAt={survey.endsAt} />
        ),
      },
    ],
    [t],
  )
}

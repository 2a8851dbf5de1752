import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Paged } from '#api/schema.ts'
import { rowNumber } from '#lib/row-number.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Survey } from './survey.schema.ts'
import { useSurveyColumns } from './use-survey-columns.tsx'

interface SurveyTableProps {
  page: Paged<Survey>
  /** When the page was read, epoch ms. */
  readAt: number
}

/** Renders one page of the surveys, newest first. */
export function SurveyTable({ page, readAt }: SurveyTableProps) {
  const { t } = useLingui()
  const rows = useMemo(
    () =>
      page.items.map((survey, index) => ({ ...survey, number: rowNumber(page, index), readAt })),
    [page, readAt],
  )
  const columns = useSurveyColumns()
  return (
    <DataTable
      caption={t`Surveys, newest first`}
      columns={columns}
      rows={rows}
      rowId={(row) => String(row.id)}
      rowHeader="title"
      figures={['number']}
    />
  )
}

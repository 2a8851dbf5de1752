import type { RowData } from '@tanstack/react-table'
import { TableView, type TableAppearance } from './table-view.tsx'
import { useDataTable, type DataTableOptions } from './use-data-table.ts'

type DataTableProps<TData extends RowData> = DataTableOptions<TData> & TableAppearance<TData>

/** Renders a list as a table, or on a phone with the values of a row below its name. */
export function DataTable<TData extends RowData>({
  columns,
  rows,
  rowId,
  state,
  ...view
}: DataTableProps<TData>) {
  const table = useDataTable({ columns, rows, rowId, state })
  return <TableView table={table} {...view} />
}

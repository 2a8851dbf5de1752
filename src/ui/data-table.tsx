import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import { TableView, type Named, type TableLook } from './table-view.tsx'

const features = tableFeatures({})

/** A column of a list: `header` is its name, `accessorKey` or `accessorFn` its value, `cell` its look. */
export type Column<TData extends RowData> = ColumnDef<typeof features, TData> & Named

interface DataTableProps<TData extends RowData> extends TableLook<TData> {
  /** Keep it stable (module scope or `useMemo`): a new one makes a new table. */
  columns: readonly Column<TData>[]
  /** One page of the list, in the order it is shown. */
  rows: readonly TData[]
  /**
   * What a row is known by; without one its place on the page, so that another order or page only
   * changes what stands in the rows: for long lists whose cells keep nothing of their own.
   */
  rowId?: (row: TData) => string
}

/** A list that comes in its order: a table, or cards on a phone. */
export function DataTable<TData extends RowData>({
  columns,
  rows,
  rowId,
  ...look
}: DataTableProps<TData>) {
  const table = useTable({ features, columns, data: rows, ...(rowId && { getRowId: rowId }) })
  return <TableView table={table} {...look} />
}

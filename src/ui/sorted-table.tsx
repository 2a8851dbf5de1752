import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { TableView, type Named, type TableLook } from './table-view.tsx'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A column of a list that is put in order here; `sortFn` where figures do not compare by themselves. */
export type SortedColumn<TData extends RowData> = ColumnDef<typeof features, TData> & Named

interface SortedTableProps<TData extends RowData> extends TableLook<TData> {
  /** Keep it stable (module scope or `useMemo`): a new one makes a new table. */
  columns: readonly SortedColumn<TData>[]
  /** The whole list, in the order it has without a `sort`. */
  rows: readonly TData[]
  rowId: (row: TData) => string
}

/** A list that is put in the order its address names; 1.7 kB more than a `DataTable`. */
export function SortedTable<TData extends RowData>({
  columns,
  rows,
  rowId,
  ...look
}: SortedTableProps<TData>) {
  const { sort } = look
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [] },
  })
  return <TableView table={table} {...look} />
}

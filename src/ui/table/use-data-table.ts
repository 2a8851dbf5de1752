import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnFiltersState,
  type ColumnVisibilityState,
  type PaginationState,
  type ReactTable,
  type RowData,
  type SortingState,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

interface ColumnMeta {
  /** True for the column that names its row. */
  isRowHeader?: boolean
  /** The number of columns that the cell is part of. */
  colSpan?: number
  /** True for a column whose cell, or its content, another column renders. */
  isInOther?: boolean
  /** True for a column whose `cell` renders the cells themselves, not their content. */
  rendersCells?: boolean
  /** True for numbers, which are aligned at their end. */
  isNumeric?: boolean
}

/** The features of every table. A list that passes no state shows its rows as they are. */
const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

/** Every column has a name. Cards show it next to the value if it is a text. */
interface Named {
  header: string | (() => ReactNode)
}

/** A column of a list: `header` is its name, `accessorKey` or `accessorFn` its value, `cell` its content. */
export type Column<TData extends RowData> = ColumnDef<typeof features, TData> & Named

/** The features of every table, as a type argument. */
export type DataTableFeatures = typeof features

/** The table instance that `useDataTable` returns. */
export type DataTableInstance<TData extends RowData> = ReactTable<typeof features, TData>

/**
 * State that the URL controls. Keep each value stable (`useMemo`): a new one runs its row model
 * again.
 */
interface TableState {
  sorting?: SortingState
  columnFilters?: ColumnFiltersState
  columnVisibility?: ColumnVisibilityState
  pagination?: PaginationState
}

export interface DataTableOptions<TData extends RowData> {
  /** Keep it stable (module scope or `useMemo`): a new one re-renders all cells. */
  columns: readonly Column<TData>[]
  /** Keep it stable: a new one creates all rows again. */
  rows: readonly TData[]
  /** Returns the id of a row, by which it is the same row when the list changes. */
  rowId: (row: TData) => string
  state?: TableState | undefined
}

const everything: TableState = {}
const unsorted: SortingState = []
const unfiltered: ColumnFiltersState = []
const allColumns: ColumnVisibilityState = {}
const onePage: PaginationState = { pageIndex: 0, pageSize: Infinity }

/** Returns a table whose sorting, filters and page are controlled by its caller. */
export function useDataTable<TData extends RowData>({
  columns,
  rows,
  rowId,
  state = everything,
}: DataTableOptions<TData>): DataTableInstance<TData> {
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    enableSortingRemoval: false,
    enableMultiSort: false,
    autoResetPageIndex: false,
    state: {
      sorting: state.sorting ?? unsorted,
      columnFilters: state.columnFilters ?? unfiltered,
      columnVisibility: state.columnVisibility ?? allColumns,
      pagination: state.pagination ?? onePage,
    },
  })
}

// Browsers drop the roles of a table that CSS lays out differently, so they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role,
   jsx-a11y/control-has-associated-label */
import { Link, type LinkProps } from '@tanstack/react-router'
import { flexRender, type Cell, type RowData } from '@tanstack/react-table'
import { Fragment, memo, useDeferredValue, type ReactNode, type Ref } from 'react'
import { uniqueKeys } from '#lib/collections.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './table-view.module.css'
import type { DataTableFeatures, DataTableInstance } from './use-data-table.ts'

const arrows = {
  asc: 'M12 20V5M5.5 11 12 4.5l6.5 6.5',
  desc: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5',
} as const

export interface TableAppearance<TData> {
  /** The accessible name of the table. */
  caption: string
  /** The link that sorts the list by a column; `order` is the next one of that column. */
  sortLink?: ((column: string, order: 'asc' | 'desc') => LinkProps) | undefined
  /** The `data-tone` of a row, for its style. */
  rowTone?: ((row: TData) => string | undefined) | undefined
  /** The ref of the element of a row. */
  rowRef?: ((row: TData) => Ref<HTMLTableRowElement> | undefined) | undefined
  /** An additional style; each cell has its column as `data-column`. */
  className?: string | undefined
  /** The column that the list is ordered by, as `data-main-column` of the table. */
  mainColumn?: string | undefined
}

interface TableViewProps<TData extends RowData> extends TableAppearance<TData> {
  table: DataTableInstance<TData>
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/**
 * Renders a table, and on a phone each row as a name with its values below, by CSS only. After a sort, a filter or a
 * new page, the headings respond at once, and the rows follow in a deferred render. A row that is focused or pressed
 * stays the same row if others are inserted above it.
 */
export function TableView<TData extends RowData>({
  table,
  caption,
  sortLink,
  rowTone,
  rowRef,
  className,
  mainColumn,
}: TableViewProps<TData>) {
  const rows = useDeferredValue(table.getRowModel().rows)
  // Deferred with the rows, whose cells it highlights.
  const highlighted = useDeferredValue(mainColumn)
  const keys = uniqueKeys(rows.map(({ id }) => id))
  return (
    <table
      role="table"
      className={className === undefined ? styles.table : `${styles.table} ${className}`}
      data-main-column={highlighted}
    >
      <caption key={caption} className="visually-hidden">
        {caption}
      </caption>
      <thead role="rowgroup" className={sortLink ? undefined : styles.namesOnly}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers.map((header) => {
              const { column, colSpan } = header
              // Above a column without a group.
              if (header.isPlaceholder) return <td key={header.id} role="cell" />
              const order = column.getIsSorted()
              const next = column.getCanSort() && column.getNextSortingOrder()
              const link = next ? sortLink?.(column.id, next) : undefined
              const name = flexRender(column.columnDef.header, header.getContext())
              return (
                <th
                  key={header.id}
                  role="columnheader"
                  scope={colSpan > 1 ? 'colgroup' : 'col'}
                  colSpan={colSpan}
                  className={column.columnDef.meta?.isNumeric ? styles.numeric : undefined}
                  aria-sort={link && (order ? ariaSort[order] : 'none')}
                  data-column={column.id}
                  data-plain={link ? undefined : ''}
                >
                  {link ? (
                    <Link {...link} resetScroll={false} className={styles.sort}>
                      <span>{name}</span>
                      {order && <Icon shape={arrows[order]} />}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
              )
            })}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, position) => (
          <TableRow
            key={keys[position]}
            cells={row.getVisibleCells()}
            tone={rowTone?.(row.original)}
            ref={rowRef?.(row.original)}
            isLabeled={sortLink === undefined}
          />
        ))}
      </tbody>
    </table>
  )
}

interface TableRowProps<TData extends RowData> {
  /** The table keeps the same array until the row or the columns change. */
  cells: readonly Cell<DataTableFeatures, TData>[]
  tone: string | undefined
  ref: Ref<HTMLTableRowElement> | undefined
  /** True if the cells of a card repeat the names of their columns, whose header is hidden on a phone. */
  isLabeled: boolean
}

function Row<TData extends RowData>({ cells, tone, ref, isLabeled }: TableRowProps<TData>) {
  return (
    <tr ref={ref} role="row" data-tone={tone}>
      {cells.map((cell) => {
        const { id, columnDef } = cell.column
        const { isRowHeader, isInOther, rendersCells, isNumeric, colSpan } = columnDef.meta ?? {}
        if (isInOther) return null
        // Called, not rendered as a component: a text is then the only child of its cell.
        const content: ReactNode =
          typeof columnDef.cell === 'function' ? columnDef.cell(cell.getContext()) : columnDef.cell
        if (rendersCells) return <Fragment key={id}>{content}</Fragment>
        return isRowHeader ? (
          <th key={id} role="rowheader" scope="row" colSpan={colSpan} data-column={id}>
            {content}
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            className={isNumeric ? styles.numeric : undefined}
            data-column={id}
            data-label={
              isLabeled && typeof columnDef.header === 'string' ? columnDef.header : undefined
            }
          >
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** Renders a row of a table. It re-renders only if its cells, its columns or its tone change. */
// `memo` keeps no type parameters.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const TableRow = memo(Row) as typeof Row

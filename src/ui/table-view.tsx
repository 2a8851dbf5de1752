// The roles of the parts of a table are their own ones, said once more (below).
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  flexRender,
  type Column,
  type ReactTable,
  type RowData,
  type TableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { partIcons } from './part-icons.ts'
import { Icon } from './icons.tsx'
import { LongRows } from './long-rows.tsx'
import styles from './table-view.module.css'

/** Every column of a list has a name, which is a text: cards say it as well. */
export interface Named {
  header: string
}

/** What a table is ordered by, as its address says it. */
export interface TableSort {
  column: string
  descending: boolean
}

export interface TableLook<TData> {
  /** What the table lists, for those who do not see where it stands. */
  caption: string
  /** The column that names its row. */
  rowHeader: string
  /** Columns of figures, aligned at their end. */
  figures?: readonly string[] | undefined
  sort?: TableSort | undefined
  /** The address that orders the list by a column; nothing for a column that orders nothing. */
  sortLink?: ((column: string) => LinkProps | undefined) | undefined
  /** Draws a whole row in the place of the columns' cells, for long lists (`LongRows`). Keep it stable. */
  renderRow?: ((row: TData, key: string) => ReactNode) | undefined
  /** A look of its own; each cell says its column as `data-column`. */
  className?: string | undefined
}

interface TableViewProps<
  TFeatures extends TableFeatures,
  TData extends RowData,
> extends TableLook<TData> {
  table: ReactTable<TFeatures, TData>
}

/**
 * The markup of a list: a table on a wide screen and cards on a phone, by CSS alone. The roles stand
 * there because some browsers forget those of a table that is laid out as something else.
 */
export function TableView<TFeatures extends TableFeatures, TData extends RowData>({
  table,
  caption,
  rowHeader,
  figures,
  sort,
  sortLink,
  renderRow,
  className,
}: TableViewProps<TFeatures, TData>) {
  const alignment = (column: string) => (figures?.includes(column) ? styles.figure : undefined)
  const columns = table.getAllLeafColumns()
  return (
    <table
      role="table"
      className={className === undefined ? styles.table : `${styles.table} ${className}`}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={sortLink ? undefined : styles.namesOnly}>
        <tr role="row">
          {columns.map((column) => {
            const name = nameOf(column)
            const link = sortLink?.(column.id)
            const order = sort?.column === column.id ? orderOf(sort) : undefined
            return (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={alignment(column.id)}
                aria-sort={order ?? (link && 'none')}
                data-column={column.id}
                data-plain={link ? undefined : ''}
              >
                {link ? (
                  <Link {...link} resetScroll={false} className={styles.sort}>
                    {name}
                    {order && (
                      <Icon
                        shape={order === 'descending' ? partIcons.arrowDown : partIcons.arrowUp}
                      />
                    )}
                  </Link>
                ) : (
                  name
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {renderRow ? (
          // Its cells are not asked for, so the table need not make any.
          <LongRows rows={table.options.data} renderRow={renderRow} />
        ) : (
          table.getRowModel().rows.map((row) => (
            <tr key={row.id} role="row">
              {row.getAllCells().map((cell) =>
                cell.column.id === rowHeader ? (
                  <th key={cell.id} role="rowheader" scope="row" data-column={cell.column.id}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </th>
                ) : (
                  <td
                    key={cell.id}
                    role="cell"
                    className={alignment(cell.column.id)}
                    data-column={cell.column.id}
                    data-label={nameOf(cell.column)}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ),
              )}
            </tr>
          ))
        )}
      </tbody>
    </table>
  )
}

function orderOf({ descending }: TableSort) {
  return descending ? 'descending' : 'ascending'
}

/** The name of a column: at its head, and before the value on a card. */
function nameOf<TFeatures extends TableFeatures, TData extends RowData>(
  column: Column<TFeatures, TData>,
): string | undefined {
  const name: unknown = column.columnDef.header
  return typeof name === 'string' ? name : undefined
}

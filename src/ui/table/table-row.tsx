// The table roles are explicit: see `TableView`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Cell, RowData } from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import styles from './table-view.module.css'
import type { DataTableFeatures } from './use-data-table.ts'

interface TableRowProps<TData extends RowData> {
  /** The table keeps the same array until the row or the columns change. */
  cells: readonly Cell<DataTableFeatures, TData>[]
  tone: string | undefined
}

function Row<TData extends RowData>({ cells, tone }: TableRowProps<TData>) {
  return (
    <tr role="row" data-tone={tone}>
      {cells.map((cell) => {
        const { id, columnDef } = cell.column
        // Called, not rendered as a component: a text is then the only child of its cell.
        const content: ReactNode =
          typeof columnDef.cell === 'function' ? columnDef.cell(cell.getContext()) : columnDef.cell
        return columnDef.meta?.isRowHeader ? (
          <th key={id} role="rowheader" scope="row" data-column={id}>
            {content}
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            className={columnDef.meta?.isNumeric ? styles.numeric : undefined}
            data-column={id}
            data-label={typeof columnDef.header === 'string' ? columnDef.header : undefined}
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
export const TableRow = memo(Row) as typeof Row

import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'

/** As many as a tall screen shows of the top of a list. */
const inSight = 24

interface LongRowsProps<TData> {
  /** Keep both stable (`useMemo`, `useCallback`): another one draws all rows again. */
  rows: readonly TData[]
  /** Draws a whole row; `key` is its React key. */
  renderRow: (row: TData, key: string) => ReactNode
}

/**
 * The rows of a long list. Another order or filter is answered by those in sight at once; the others
 * follow in a render of their own, so that a press does not wait for a hundred.
 * A row is known by its place, so only what stands in it changes.
 */
export function LongRows<TData>({ rows, renderRow }: LongRowsProps<TData>): ReactNode {
  const drawn = useMemo(
    () => rows.map((row, place) => renderRow(row, String(place))),
    [rows, renderRow],
  )
  const [settled, setSettled] = useState(drawn)
  // Lets the others follow once those in sight are painted.
  useEffect(() => startTransition(() => setSettled(drawn)), [drawn])
  return [...drawn.slice(0, inSight), ...settled.slice(inSight, drawn.length)]
}

import { useLingui } from '@lingui/react/macro'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { wantsNoMotion } from '#lib/preferences.ts'
import { afterDrag, afterTap, isLinking } from './chain-choice.ts'
import { GhostHand } from './ghost-hand.tsx'
import {
  boardSize,
  columnOf,
  fallsOf,
  rowOf,
  shortestChain,
  type LanternGame,
} from './lantern-rules.ts'
import { middleOf, pointsOf } from './middles.ts'
import { Tile } from './tile.tsx'
import styles from './board.module.css'
import lines from './line.module.css'

const rows = Array.from({ length: boardSize }, (_, row) =>
  Array.from({ length: boardSize }, (_, column) => row * boardSize + column),
)

/** The steps of the arrow keys, in columns and rows. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (index: number) => Math.min(Math.max(index, 0), boardSize - 1)

/** Returns the position of the tile that contains an element. */
function positionOf(element: EventTarget | null): number | null {
  if (!(element instanceof Element)) return null
  const tile = element.closest<HTMLElement>('[data-position]')
  return tile ? Number(tile.dataset.position) : null
}

/** Returns the position of the tile under a pointer; touch events have the first tile as their target. */
const positionAt = ({ clientX, clientY }: PointerEvent) =>
  positionOf(document.elementFromPoint(clientX, clientY))

interface LanternBoardProps {
  tiles: LanternGame['tiles']
  /** True if no chain can be linked anymore. */
  isOver: boolean
  /** A chain to show to a visitor who has not linked any; empty for all others. */
  example: readonly number[]
  /** The id of the text that explains how to choose tiles. */
  describedBy: string
  onLink: (chain: readonly number[]) => void
}

/**
 * Renders the tiles as a grid with one tab stop. Tiles are chosen by a drag, by taps or by arrow keys and Space; the
 * end of a drag, a second tap on the last tile, or Enter links them.
 */
export function LanternBoard(props: LanternBoardProps) {
  const { tiles, isOver, example, describedBy, onLink } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [current, setCurrent] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  // The chain is here as well, since the state may be that of the render before.
  const drag = useRef<{ id: number; from: number; chain: readonly number[] | null } | null>(null)

  const linked = useRef<readonly number[]>([])

  const link = (chain: readonly number[]) => {
    setChosen([])
    if (chain.length < shortestChain) return
    linked.current = chain
    onLink(chain)
  }

  // Lets the tiles fall to their positions in the render after a chain.
  useLayoutEffect(() => {
    const falls = linked.current.length > 0 && !wantsNoMotion() ? fallsOf(linked.current) : []
    linked.current = []
    for (const [position, rows] of falls.entries()) {
      if (rows === 0) continue
      grid.current
        ?.querySelector(`[data-position="${position}"] img`)
        ?.animate([{ transform: `translateY(${rows * -104}%)` }, { transform: 'none' }], {
          duration: 160 + rows * 40,
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        })
    }
  })

  const onFocus = ({ target }: FocusEvent) => setCurrent(positionOf(target) ?? current)

  const onClick = ({ target }: MouseEvent) => {
    const position = positionOf(target)
    if (position === null) return
    setCurrent(position)
    if (isOver) return
    if (isLinking(chosen, position)) link(chosen)
    else setChosen(afterTap(tiles, chosen, position))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen([])
    // A button would click, which chooses.
    if (event.key === 'Enter' && chosen.length >= shortestChain) {
      event.preventDefault()
      link(chosen)
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [column, row] = [columnOf(current) + step[0], rowOf(current) + step[1]]
    const next = within(row) * boardSize + within(column)
    setCurrent(next)
    grid.current?.querySelector<HTMLElement>(`[data-position="${next}"]`)?.focus()
  }

  const onPointerDown = (event: PointerEvent) => {
    const from = positionAt(event)
    const isMain = event.isPrimary && event.button === 0
    drag.current =
      isMain && from !== null && !isOver ? { id: event.pointerId, from, chain: null } : null
  }

  const onPointerMove = (event: PointerEvent) => {
    const dragged = drag.current
    const position = positionAt(event)
    if (dragged?.id !== event.pointerId || position === null) return
    if (dragged.chain === null) {
      if (position === dragged.from) return
      // Also outside of the board; from now on, the click is on the grid and not on a tile.
      grid.current?.setPointerCapture(event.pointerId)
      setCurrent(dragged.from)
      dragged.chain = chosen.at(-1) === dragged.from ? chosen : [dragged.from]
    }
    dragged.chain = afterDrag(tiles, dragged.chain, position)
    setChosen(dragged.chain)
  }

  const onPointerUp = (event: PointerEvent) => {
    const dragged = drag.current
    drag.current = null
    if (dragged?.id === event.pointerId && dragged.chain !== null) link(dragged.chain)
  }

  const onPointerCancel = () => {
    drag.current = null
    setChosen([])
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t`Tiles`}
      aria-multiselectable="true"
      aria-describedby={describedBy}
      tabIndex={-1}
      className={styles.tiles}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      {rows.map((positions) => (
        <div key={positions[0]} role="row" className={styles.row}>
          {positions.map((position) => {
            const friend = tiles[position]
            if (!friend) return null
            return (
              <Tile
                key={position}
                friend={friend}
                position={position}
                isChosen={chosen.includes(position)}
                isCurrent={position === current}
                isDisabled={isOver}
              />
            )
          })}
        </div>
      ))}
      <svg viewBox="0 0 100 100" aria-hidden="true" className={`fill ${lines.line}`}>
        <polyline points={pointsOf(chosen)} />
        {chosen.length >= shortestChain && (
          <path
            d="M0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M-2 7.2l1.4 1.3 2.6-2.8"
            transform={`translate(${middleOf(chosen.at(-1) ?? 0)})`}
            className={lines.ready}
          />
        )}
        {chosen.length === 0 && example.length > 0 && <GhostHand chain={example} />}
      </svg>
    </div>
  )
}

import { members, type MemberId } from '#site-members.ts'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import styles from './guide-board.module.css'

const [P, D, M, B, I] = members

const rows: readonly (readonly MemberId[])[] = [
  [P, D, M, M, I],
  [P, P, B, M, D],
  [D, P, B, B, M],
  [I, M, D, B, I],
]

/** The lines in their order, by the positions of their tiles in the rows. */
const lines = [
  { id: 0, tiles: [0, 5, 6, 11] },
  { id: 1, tiles: [2, 3, 8] },
  { id: 2, tiles: [7, 12, 13, 18] },
]

const tiles = rows
  .flat()
  .map((friend, at) => ({ friend, at, line: lines.find((line) => line.tiles.includes(at))?.id }))

const columns = 5
const middle = (at: number) => `${(at % columns) * 20 + 10},${Math.floor(at / columns) * 20 + 10}`

/** Renders a board that plays itself: one line after another, and a lantern for each. Decoration in CSS only. */
export function GuideBoard() {
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={styles.lanterns}>
        {lines.map(({ id }) => (
          <span key={id} data-line={id} className={styles.lantern} />
        ))}
      </div>
      <div className={styles.tiles}>
        {tiles.map(({ friend, at, line }) => (
          <span key={at} className={styles.tile} data-line={line}>
            <MascotTile of={friend} />
          </span>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 80">
          {lines.map((line) => (
            <polyline
              key={line.id}
              data-line={line.id}
              pathLength="1"
              points={line.tiles.map(middle).join(' ')}
            />
          ))}
        </svg>
      </div>
    </div>
  )
}

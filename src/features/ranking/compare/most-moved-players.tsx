import { Trans } from '@lingui/react/macro'
import type { MostMoved } from './compare.ts'
import { PlayerFace, PlayerLink } from '../player/player-name.tsx'
import { useMovementTexts } from '../standing/standing-marks.tsx'
import { RankChange } from './rank-change.tsx'
import styles from './rank-change.module.css'

/** Renders the players with the largest rank changes above the table. */
export function MostMovedPlayers({ most: { up, down } }: { most: MostMoved }) {
  const texts = useMovementTexts()
  return (
    <ul className={`columns ${styles.moved}`}>
      {[up, down].map(
        (moved) =>
          moved && (
            <li key={moved === up ? 'up' : 'down'} className="plate cluster" data-scheme="dark">
              <PlayerFace nickname={moved.row.nickname} iconId={moved.here.iconId} size={88} />
              <div>
                <span className="meta">
                  {moved === up ? <Trans>Biggest rise</Trans> : <Trans>Biggest drop</Trans>}
                </span>
                <PlayerLink nickname={moved.row.nickname} />
              </div>
              <p>{`${moved.row.rankThere} → ${moved.here.rank}`}</p>
              <RankChange row={moved.row} texts={texts} />
            </li>
          ),
      )}
    </ul>
  )
}

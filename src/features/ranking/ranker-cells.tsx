import { Tile } from '#ui/tile.tsx'
import { useBoardExtras } from './board-context.ts'
import { ClubName } from './club-name.tsx'
import { MovementMark } from './movement-mark.tsx'
import { PlayerPicture } from './player-picture.tsx'
import styles from './ranking-table.module.css'
import type { Ranker } from './ranking.schema.ts'

/** A rank, gold for the first three, and how it has moved. */
export function RankCell({ ranker: { rank, line } }: { ranker: Ranker }) {
  const { ranksBefore } = useBoardExtras()
  return (
    <span className={styles.rank}>
      <Tile tone={rank <= 3 ? 'gold' : 'quiet'}>{rank}</Tile>
      <MovementMark rank={rank} before={ranksBefore?.[line]} />
    </span>
  )
}

export function PictureCell({ ranker }: { ranker: Ranker }) {
  return <PlayerPicture iconId={ranker.iconId} book={useBoardExtras().players} />
}

export function ClubCell({ ranker }: { ranker: Ranker }) {
  return <ClubName ranker={ranker} book={useBoardExtras().clubs} none="-" />
}

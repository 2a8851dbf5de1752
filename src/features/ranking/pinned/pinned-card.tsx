import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useBoardExtras } from '../board/board-state.ts'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import { GapText, Neighbors } from '../standing/neighbors.tsx'
import { MovementMark, useMovementTexts } from '../standing/standing-marks.tsx'
import styles from './pinned-players.module.css'
import { PlayerLink } from '../player/player-name.tsx'
import { standingsOf } from '../standing/standing.ts'
import { ownCardAtom } from './pinned.atoms.ts'

interface PinnedCardProps {
  nickname: string
  isOwn: boolean
  type: BoardType
  rankers: readonly Ranker[] | undefined
}

/** Renders a followed player: rank, change, both neighbors and the gap to the next rank. */
export function PinnedCard({ nickname, isOwn, type, rankers }: PinnedCardProps) {
  const { ranksBefore } = useBoardExtras()
  const setOwnCard = useSetAtom(ownCardAtom)
  const texts = useMovementTexts()
  const standings = rankers && standingsOf(rankers, nickname, type)
  const [standing] = standings ?? []
  const count = standings?.length ?? 0
  return (
    <article className="plate" ref={isOwn ? setOwnCard : undefined}>
      <h2 className={`cluster ${styles.name}`}>
        <Icon shape={isOwn ? icons.user : icons.star} />
        <span className="visually-hidden">
          {isOwn ? <Trans>My rank</Trans> : <Trans>Starred player</Trans>}
        </span>
        <PlayerLink nickname={nickname} />
        {standing && count === 1 && (
          <MovementMark
            rank={standing.row.rank}
            before={ranksBefore?.[standing.row.line]}
            texts={texts}
          />
        )}
      </h2>
      {standing && <Neighbors type={type} standing={standing} />}
      <p className="meta">
        {standings !== undefined && count === 0 && <Trans>Not ranked</Trans>}
        {standing && count === 1 && <GapText type={type} standing={standing} />}
        {count > 1 && <Trans>{count} players have this name</Trans>}
      </p>
    </article>
  )
}

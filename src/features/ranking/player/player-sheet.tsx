import { Trans } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import type { BoardType } from '../board/board-type.ts'
import { PlayerHistory } from './player-history.tsx'
import { PlayerStanding } from './player-standing.tsx'
import { PlayerTools } from './player-tools.tsx'
import type { Ranker, Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { useSeasonName } from '../season/season-name.ts'
import styles from './player-sheet.module.css'
import { standingsOf } from '../standing/standing.ts'
import { useClosePlayer } from './use-player-sheet.ts'

interface PlayerDialogProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  rankers: readonly Ranker[]
  search: RankingSearch
}

/** Renders the dialog of a player over the leaderboard: rank, season history and actions. */
export function PlayerDialog({ type, seasons, season, rankers, search }: PlayerDialogProps) {
  const nickname = search.player
  const close = useClosePlayer(search)
  const seasonName = useSeasonName()
  const visibleName = useVisibleName()
  const standings = standingsOf(rankers, nickname, type)
  const count = standings.length
  return (
    <Dialog open title={visibleName(nickname)} onClose={close}>
      <p className={styles.board}>
        {type === 'level' ? <Trans>Level ranking</Trans> : <Trans>Style ranking</Trans>}
        <span>{` · ${seasonName(season)}`}</span>
      </p>
      {count === 0 && (
        <p>
          <Trans>This player isn't on this leaderboard.</Trans>
        </p>
      )}
      {count > 1 && (
        <p>
          <Trans>
            {count} players on this leaderboard have this name, so rank changes aren't shown.
          </Trans>
        </p>
      )}
      {standings.map((standing) => (
        <PlayerStanding key={standing.row.line} type={type} standing={standing} />
      ))}
      <PlayerTools
        nickname={nickname}
        type={type}
        season={season}
        search={search}
        standing={count === 1 ? standings[0] : undefined}
      />
      <PlayerHistory
        key={nickname}
        nickname={nickname}
        type={type}
        seasons={seasons}
        shown={season}
      />
    </Dialog>
  )
}

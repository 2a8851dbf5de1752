import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { PlayerHistory } from './player-history.tsx'
import { PlayerTools } from './player-tools.tsx'
import type { RankingSearch } from '../ranking.search.ts'
import { useSeasonName } from '../season/season-name.ts'
import { standingsOf, type Standing } from '../standing/standing.ts'
import { useClosePlayer } from './use-player-sheet.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { ratingTier } from '#lib/rating-tier.ts'
import { Tile } from '#ui/card/tile.tsx'
import { useBoardExtras } from '../board/board-state.ts'
import { ClubName, PlayerFace } from './player-name.tsx'
import { GapText, Neighbors } from '../standing/neighbors.tsx'
import { MovementMark, useMovementWords } from '../standing/movement-mark.tsx'
import { TierBadge } from '../standing/tier-badge.tsx'
import styles from './player-sheet.module.css'

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

interface PlayerStandingProps {
  type: BoardType
  standing: Standing
}

/** Renders the details of a player: rank, change, club, scores, neighbors and gap. */
export function PlayerStanding({ type, standing }: PlayerStandingProps) {
  const { t } = useLingui()
  const { ranksBefore } = useBoardExtras()
  const words = useMovementWords()
  const { row } = standing
  const tier = ratingTier(row.stylePoints)
  const figures = [
    [t`Trophies`, row.trophies],
    [t`Level`, row.level],
    [t`Style points`, row.stylePoints],
  ] as const
  return (
    <>
      <div className={styles.head}>
        <span className={styles.rank}>
          <Tile size="large" tone={row.rank <= 3 ? 'gold' : 'quiet'}>
            <span className="visually-hidden">
              <Trans>Rank</Trans>{' '}
            </span>
            <span>{row.rank}</span>
          </Tile>
          <MovementMark rank={row.rank} before={ranksBefore?.[row.line]} words={words} />
        </span>
        <PlayerFace iconId={row.iconId} size={88} isFirst />
        <div className={styles.who}>
          <span className={styles.club}>
            <ClubName ranker={row} />
          </span>
          <TierBadge tier={tier} name={t`Tier ${tier}`} />
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? '-' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <Neighbors type={type} standing={standing} />
      <p className={styles.gap}>
        <GapText type={type} standing={standing} />
      </p>
    </>
  )
}

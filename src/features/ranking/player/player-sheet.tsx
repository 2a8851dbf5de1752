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
import { safeUrl } from '#lib/safe-url.ts'
import { Picture } from '#ui/media/picture.tsx'
import { useRankingBanner } from '../ranking.queries.ts'
import { useBoardExtras } from '../board/board-state.ts'
import { ClubName, PlayerFace } from './player-name.tsx'
import { GapText, Neighbors } from '../standing/neighbors.tsx'
import { MovementMark, TierBadge, useMovementWords } from '../standing/standing-marks.tsx'
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
    <Dialog open isSheet title={visibleName(nickname)} onClose={close}>
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
  const art = safeUrl(useRankingBanner(type).data?.top)
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
      <div className={styles.head} data-scheme="dark" data-rank={row.rank}>
        <div className={styles.art}>
          {art !== null && <Picture src={art} alt="" width={1920} height={480} ratio="cover" />}
        </div>
        <span className={styles.face}>
          <PlayerFace nickname={row.nickname} iconId={row.iconId} size={88} isFirst />
        </span>
        <div className={styles.who}>
          <span className={styles.club}>
            <ClubName ranker={row} />
          </span>
          <TierBadge tier={tier} name={t`Tier ${tier}`} />
        </div>
        <span className={styles.place}>
          <span className="visually-hidden">
            <Trans>Rank</Trans>{' '}
          </span>
          <span className={styles.rank}>{row.rank}</span>
          <MovementMark rank={row.rank} before={ranksBefore?.[row.line]} words={words} />
        </span>
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

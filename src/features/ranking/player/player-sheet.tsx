import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useStepBack } from '#ui/dialog/use-back-closes.ts'
import { useVisibleName, VisibleName } from '#ui/name/visible-name.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { PlayerHistory } from './player-history.tsx'
import { PlayerTools } from './player-tools.tsx'
import { scores, type BoardSearch, type Score } from '../ranking.search.ts'
import { useSeasonName } from '../season/season-name.ts'
import { mainScores, standingsOf, type Standing } from '../standing/standing.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { scoreTier } from '#lib/score-tier.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { Picture } from '#ui/media/picture.tsx'
import { useRankingBanner } from '../ranking.queries.ts'
import { useBoardExtras } from '../board/board-state.ts'
import { ClubEmblem, PlayerFace } from './player-name.tsx'
import { GapText, Neighbors } from '../standing/neighbors.tsx'
import { MovementMark, useMovementTexts } from '../standing/standing-marks.tsx'
import styles from './player-sheet.module.css'

interface PlayerDialogProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  rankers: readonly Ranker[]
  search: BoardSearch
  nickname: string
}

/** Renders the dialog of a player over the leaderboard: rank, season history and actions. */
export function PlayerDialog({
  type,
  seasons,
  season,
  rankers,
  search,
  nickname,
}: PlayerDialogProps) {
  const close = useClosePlayer(search)
  const seasonName = useSeasonName()
  const visibleName = useVisibleName()
  const standings = standingsOf(rankers, nickname, type)
  const count = standings.length
  const art = safeUrl(useRankingBanner(type).data?.top)
  return (
    <Dialog
      isSheet
      isNight
      title={visibleName(nickname)}
      layoutClass={styles.layout}
      onClose={close}
    >
      <>
        <div className={styles.art}>
          {art !== null && <Picture src={art} alt="" width={1920} height={480} ratio="cover" />}
        </div>
        <p className="meta">
          {type === 'level' ? <Trans>Level ranking</Trans> : <Trans>Style ranking</Trans>}
          <span>{` · ${seasonName(season)}`}</span>
        </p>
        {standings.map((standing) => (
          <PlayerStanding key={standing.row.line} type={type} standing={standing} />
        ))}
        {count !== 1 && (
          <p>
            {count === 0 ? (
              <Trans>This player isn't on this leaderboard.</Trans>
            ) : (
              <Trans>
                {count} players on this leaderboard have this name, so rank changes aren't shown.
              </Trans>
            )}
          </p>
        )}
        <PlayerTools
          nickname={nickname}
          type={type}
          season={season}
          search={{ ...search, player: nickname }}
          standing={count === 1 ? standings[0] : undefined}
        />
        <div className={`columns ${styles.more}`}>
          {count > 0 && (
            <section className="stack">
              <h3 className="title">
                <Trans>Nearby ranks</Trans>
              </h3>
              {standings.map((standing) => (
                <div key={standing.row.line} className={styles.panel}>
                  <Neighbors type={type} standing={standing} />
                  <p className="meta">
                    <GapText type={type} standing={standing} />
                  </p>
                </div>
              ))}
            </section>
          )}
          <PlayerHistory
            key={nickname}
            nickname={nickname}
            type={type}
            seasons={seasons}
            shown={season}
          />
        </div>
      </>
    </Dialog>
  )
}

/** Returns what closes the dialog: a step back to the leaderboard it was opened from, or the URL of the leaderboard. */
function useClosePlayer(search: BoardSearch): () => void {
  const stepBack = useStepBack()
  const navigate = useNavigate()
  const isOverBoard = useLocation({ select: ({ state }) => state.isOverBoard ?? false })
  return () => {
    if (isOverBoard) stepBack()
    else void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

interface PlayerStandingProps {
  type: BoardType
  standing: Standing
}

/** Renders what a player has reached: image, medal, club and scores. */
function PlayerStanding({ type, standing: { row } }: PlayerStandingProps) {
  const { t } = useLingui()
  const { ranksBefore } = useBoardExtras()
  const texts = useMovementTexts()
  const tier = scoreTier(row.stylePoints)
  const names: Record<Score, string> = {
    trophies: t`Trophies`,
    level: t`Level`,
    stylePoints: t`Style points`,
  }
  return (
    <>
      <div className={styles.head} data-rank={row.rank}>
        <PlayerFace nickname={row.nickname} iconId={row.iconId} size={112} isFirst />
        <div className={`cluster ${styles.reached}`}>
          <strong className="cluster">
            <ClubEmblem ranker={row} />
            {row.club === undefined ? <span>-</span> : <VisibleName name={row.club} />}
          </strong>
          <span>{t`Tier ${tier}`}</span>
          <MovementMark rank={row.rank} before={ranksBefore?.[row.line]} texts={texts} />
        </div>
        <span className={`${styles.medal} display`}>
          <span className="visually-hidden">
            <Trans>Rank</Trans>{' '}
          </span>
          <span>{row.rank}</span>
        </span>
      </div>
      <dl className={styles.numbers}>
        {scores.map((id) => (
          <div key={id} className={styles.panel} data-main={id === mainScores[type] || undefined}>
            <dt className="meta">{names[id]}</dt>
            <dd>{row[id] === null ? '-' : formatNumber(row[id])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui, Trans } from '@lingui/react/macro'
import { use } from 'react'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { site } from '#site.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { useDurationFormat } from '#ui/date/use-duration-format.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { PlayerLinkContext } from '../board/board-state.ts'
import { useBoard } from '../board/board.queries.ts'
import { PlayerFace } from '../player/player-name.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { useSeasonName } from '../season/season-name.ts'
import { nextUpdate } from '../season/seasons.ts'
import { scoreOf } from '../standing/standing.ts'
import styles from './stage.module.css'

/** Renders the time of the next leaderboard update and the time remaining. */
function UpdateLine({ type }: { type: BoardType }) {
  const now = useNow('minute')
  const next = now === null ? null : nextUpdate(site.rankingUpdates[type], now)
  return (
    <>
      <span className="meta">
        {type === 'level' ? (
          <Trans>Updates every Tuesday</Trans>
        ) : (
          <Trans>Updates every 6 weeks</Trans>
        )}
      </span>
      {/* The remaining time renders after hydration; its space is reserved. */}
      <span className={`meta ${styles.next}`}>
        {now !== null && next !== null && <NextUpdate at={next} now={now} />}
      </span>
    </>
  )
}

function NextUpdate({ at, now }: { at: number; now: number }) {
  const { i18n } = useLingui()
  const left = useDurationFormat()(at - now).replaceAll(' ', '\u00a0')
  const instant = new Date(at)
  // Without the year, so that the text fits on one line on a phone.
  const day = shortTimeInWords(formatKoreanTime(at), i18n.locale)
  return (
    <Trans>
      Next update in {left} <time dateTime={instant.toISOString()}>({day} KST)</time>
    </Trans>
  )
}

interface StageProps {
  /** The name of the page. */
  name: string
  type: BoardType
  /** Missing while it loads, or if the URL names a season that doesn't exist. */
  season: Season | null | undefined
  /** The image above the leaderboard, as the background; without one the stage is at night. */
  art: string | null
}

/** Renders the heading of a leaderboard: the best three players of the season on a podium. */
export function Stage({ name, type, season, art }: StageProps) {
  const seasonName = useSeasonName()
  return (
    <div className={styles.stage} data-scheme="dark" data-world="">
      <div className={styles.art}>
        {art !== null && (
          <Picture src={art} alt="" width={1920} height={480} ratio="cover" priority />
        )}
      </div>
      <PageHeading>{name}</PageHeading>
      <div className={`cluster ${styles.line}`}>
        {/* The space is reserved before the season is known. */}
        <strong>{season ? seasonName(season) : '\u00a0'}</strong>
        <UpdateLine type={type} />
      </div>
      <Podium type={type} season={season} />
      <span className={styles.member}>
        <Mascot of="byol" pose="cheer" />
      </span>
    </div>
  )
}

const seats = [0, 1, 2]

/** Renders the first three rows of a leaderboard; the blocks of missing players are empty. */
function Podium({ type, season }: Pick<StageProps, 'type' | 'season'>) {
  const { t } = useLingui()
  const rows = useBoard(type, season?.fileName).data?.rows
  return (
    <ol className={styles.podium} aria-label={t`Top three`}>
      {seats.map((seat) => {
        const ranker = rows?.[seat]
        return (
          <li
            key={
              ranker
                ? `${ranker.nickname} ${rows?.slice(0, seat).filter(({ nickname }) => nickname === ranker.nickname).length}`
                : seat
            }
            className={styles.seat}
            data-rank={seat + 1}
            aria-hidden={ranker === undefined || undefined}
          >
            {ranker ? <Player ranker={ranker} /> : <MissingPlayer />}
            <span className={styles.block}>
              {ranker && <Score type={type} ranker={ranker} />}
              <span className={`${styles.rank} display`}>{ranker?.rank}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Renders the number that the leaderboard is ranked by. */
function Score({ type, ranker }: { type: BoardType; ranker: Ranker }) {
  const { t } = useLingui()
  const score = scoreOf(type, ranker)
  const shownScore = score === null ? '-' : formatNumber(score)
  if (type === 'level') return <span className={styles.score}>{t`Level ${shownScore}`}</span>
  // The unit would be as wide as its block on a phone.
  return (
    <span className={styles.score}>
      <span aria-hidden="true">{shownScore}</span>
      <span className="visually-hidden">{t`${plural(score ?? 0, { one: `${shownScore} point`, other: `${shownScore} points` })}`}</span>
    </span>
  )
}

/** Keeps the space of a player. */
function MissingPlayer() {
  return (
    <>
      <span className={`${styles.player} ${styles.missing}`}>
        <span className={styles.face} />
        <strong className={styles.name}>{'\u00a0'}</strong>
      </span>
      <span className={styles.club} />
    </>
  )
}

function Player({ ranker }: { ranker: Ranker }) {
  const linkTo = use(PlayerLinkContext)
  const { nickname, club, iconId } = ranker
  const card = (
    <>
      <span className={styles.face}>
        {ranker.rank === 1 && <Emblem />}
        <PlayerFace nickname={nickname} iconId={iconId} size={112} isFirst />
      </span>
      <strong className={styles.name}>
        <VisibleName name={nickname} />
      </strong>
    </>
  )
  return (
    <>
      {nickname === '' ? (
        <span className={styles.player}>{card}</span>
      ) : (
        <a className={styles.player} {...linkTo(nickname)}>
          {card}
        </a>
      )}
      <span className={styles.club}>{club !== undefined && <VisibleName name={club} />}</span>
    </>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PlayerLinkContext } from '../board/board-state.ts'
import { useBoard } from '../board/board.queries.ts'
import { PlayerFace } from '../player/player-name.tsx'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { scoreOf } from '../standing/standing.ts'
import styles from './podium.module.css'

const seats = [0, 1, 2]

interface PodiumProps {
  type: BoardType
  /** Missing while it loads, or if the URL names a season that doesn't exist. */
  season: Season | null | undefined
}

/** Renders the first three rows of a leaderboard; the blocks of missing players are empty. */
export function Podium({ type, season }: PodiumProps) {
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
  return (
    <span className={styles.score}>
      {type === 'level'
        ? t`Level ${shownScore}`
        : t`${plural(score ?? 0, { one: `${shownScore} point`, other: `${shownScore} points` })}`}
    </span>
  )
}

/** Keeps the space of a player. */
function MissingPlayer() {
  return (
    <>
      <span className={`${styles.player} ${styles.missing}`}>
        <span className={styles.face} />
        <strong className={`one-line ${styles.name}`}>{'\u00a0'}</strong>
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
      <strong className={`one-line ${styles.name}`}>
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
      <span className={`one-line ${styles.club}`}>
        {club !== undefined && <VisibleName name={club} />}
      </span>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { ratingTier } from '#lib/rating-tier.ts'
import { Tile } from '#ui/card/tile.tsx'
import { useBoardExtras } from '../board/board-context.ts'
import type { BoardType } from '../board/board-type.ts'
import { ClubName } from './club-name.tsx'
import { GapText } from '../standing/gap-text.tsx'
import { MovementMark } from '../standing/movement-mark.tsx'
import { Neighbors } from '../standing/neighbors.tsx'
import { PlayerImage } from './player-image.tsx'
import styles from './player-standing.module.css'
import type { Standing } from '../standing/standing.ts'
import { TierBadge } from '../standing/tier-badge.tsx'
import { useMovementWords } from '../standing/use-movement-words.ts'

interface PlayerStandingProps {
  type: BoardType
  standing: Standing
}

/** Renders the details of a player: rank, change, club, scores, neighbors and gap. */
export function PlayerStanding({ type, standing }: PlayerStandingProps) {
  const { t } = useLingui()
  const { players, clubs, ranksBefore } = useBoardExtras()
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
        <PlayerImage iconId={row.iconId} icons={players} />
        <div className={styles.who}>
          <ClubName ranker={row} icons={clubs} />
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

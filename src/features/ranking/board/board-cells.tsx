import { formatNumber } from '#i18n/numbers.ts'
import { ratingTier } from '#lib/rating-tier.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { Icon } from '#ui/icons/icons.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Tile } from '#ui/card/tile.tsx'
import { useBoardExtras } from './board-context.ts'
import { MovementMark } from '../standing/movement-mark.tsx'
import styles from './ranking-table.module.css'
import type { Ranker } from '../ranking.schema.ts'
import { TierBadge } from '../standing/tier-badge.tsx'

/** Renders the rank and its change since the previous season. */
export function RankCell({ ranker: { rank, line } }: { ranker: Ranker }) {
  const { ranksBefore, movement } = useBoardExtras()
  return (
    <>
      <Tile tone={rank <= 3 ? 'gold' : 'quiet'}>{rank}</Tile>
      <MovementMark rank={rank} before={ranksBefore?.[line]} words={movement} />
    </>
  )
}

/** Renders the profile image of a player, or the default icon. */
export function PlayerImageCell({ iconId }: { iconId: number | null }) {
  const { players, failed } = useBoardExtras()
  const image = iconId === null ? undefined : players.get(iconId)
  if (image === undefined || failed.has(image)) {
    return (
      <Tile>
        <Icon shape={partIcons.user} />
      </Tile>
    )
  }
  return <img className={styles.face} alt="" width="44" height="44" loading="lazy" src={image} />
}

/** The club of a player with its emblem, if that is known. */
export function ClubCell({ ranker: { club, emblemId } }: { ranker: Ranker }) {
  const { clubs, failed } = useBoardExtras()
  if (club === undefined) return <span>-</span>
  const image = emblemId === null ? undefined : clubs.get(emblemId)
  return (
    <>
      {image !== undefined && !failed.has(image) && (
        <img className={styles.emblem} alt="" width="24" height="24" loading="lazy" src={image} />
      )}
      <VisibleName name={club} />
    </>
  )
}

/** Style points and their rating tier. */
export function StylePointsCell({ points }: { points: number | null }) {
  const { tiers } = useBoardExtras()
  const tier = ratingTier(points)
  return (
    <>
      <span>{points === null ? '-' : formatNumber(points)}</span>{' '}
      <TierBadge tier={tier} name={tiers[tier]} />
    </>
  )
}

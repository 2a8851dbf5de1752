// The roles of the parts of a table are said once more, as in `TableView`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react'
import { ratingTier } from '#lib/rating-tier.ts'
import { partIcons } from '#ui/part-icons.ts'
import { Icon } from '#ui/icons.tsx'
import { Tile } from '#ui/tile.tsx'
import type { BoardLook } from './board-look.ts'
import { MovementMark } from './movement-mark.tsx'
import link from './player-link.module.css'
import styles from './ranking-table.module.css'
import type { Ranker } from './ranking.schema.ts'
import { TierBadge } from './tier-badge.tsx'

interface RankingRowProps {
  ranker: Ranker
  /** The visitor's own row, or one of the first. */
  tone: 'own' | 'first' | undefined
  /** The rank on the board before. */
  before: number | null | undefined
  /** Pictures that are known and can be loaded. */
  face: string | undefined
  emblem: string | undefined
  look: BoardLook
}

/**
 * A row of a board. A hundred of them are painted at once, so its cells are plain elements, as few as
 * the look allows, and what they say comes ready from the board (`npm run bench`).
 */
export const RankingRow = memo(function RankingRow(props: RankingRowProps) {
  const { ranker, tone, before, face, emblem, look } = props
  const { rank, nickname, club, stylePoints } = ranker
  const { labels, figure } = look
  const tier = ratingTier(stylePoints)
  return (
    <tr role="row" data-tone={tone}>
      <td role="cell" className={styles.rank}>
        <Tile tone={rank <= 3 ? 'gold' : 'quiet'}>{rank}</Tile>
        <MovementMark rank={rank} before={before} words={look.movement} />
      </td>
      <th role="rowheader" scope="row" className={styles.nickname}>
        {nickname === '' ? (
          '-'
        ) : (
          <a className={link.link} {...look.linkTo(nickname)}>
            <bdi>{nickname}</bdi>
          </a>
        )}
      </th>
      <td role="cell" className={styles.player}>
        {face === undefined ? (
          <Tile>
            <Icon shape={partIcons.user} />
          </Tile>
        ) : (
          <img className={styles.face} alt="" width="44" height="44" loading="lazy" src={face} />
        )}
      </td>
      <td role="cell" className={styles.club}>
        {club !== undefined && emblem !== undefined && (
          <img
            className={styles.emblem}
            alt=""
            width="24"
            height="24"
            loading="lazy"
            src={emblem}
          />
        )}
        {club === undefined ? '-' : <bdi>{club}</bdi>}
      </td>
      <td role="cell" className={styles.trophies} data-label={labels.trophies}>
        {figure(ranker.trophies)}
      </td>
      <td role="cell" className={styles.level} data-label={labels.level}>
        {figure(ranker.level)}
      </td>
      <td role="cell" className={styles.points} data-label={labels.stylePoints}>
        {figure(stylePoints)} <TierBadge tier={tier} name={look.tiers[tier]} />
      </td>
    </tr>
  )
})

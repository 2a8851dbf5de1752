import { use } from 'react'
import { isBlankName } from '#lib/display-name.ts'
import { memberOf } from '#site-members.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PlayerLinkContext, useBoardExtras } from '../board/board-state.ts'
import type { Ranker } from '../ranking.schema.ts'
import styles from './player-name.module.css'

/** Renders a nickname that opens the player's dialog; only an empty one can't, because the URL couldn't name it. */
export function PlayerLink({ nickname }: { nickname: string }) {
  const linkTo = use(PlayerLinkContext)
  if (nickname === '') return <VisibleName name="" />
  return (
    <a className={`one-line ${styles.link}`} {...linkTo(nickname)}>
      {isBlankName(nickname) ? <VisibleName name={nickname} /> : nickname}
    </a>
  )
}

interface PlayerFaceProps {
  nickname: string
  iconId: number | null
  size: number
  /** True on the first screen, where the image loads at once. */
  isFirst?: boolean
}

/**
 * Renders the profile image of a player, or the default one in a member's color. A single element with a background: a
 * leaderboard has a hundred, and a vector image in each of them would take twice as long to sort.
 */
export function PlayerFace({ nickname, iconId, size, isFirst = false }: PlayerFaceProps) {
  const { players, failed } = useBoardExtras()
  const image = iconId === null ? undefined : players.get(iconId)
  if (image === undefined || failed.has(image)) {
    return <span className={`${styles.face} ${styles.unknown}`} data-member={memberOf(nickname)} />
  }
  return (
    <img
      className={styles.face}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority="low"
      src={image}
    />
  )
}

/** Renders the emblem of the club of a player, or a plain one in its space; nothing for a player without a club. */
export function ClubEmblem({ ranker: { club, emblemId } }: { ranker: Ranker }) {
  const { clubs, failed } = useBoardExtras()
  if (club === undefined) return null
  const image = emblemId === null ? undefined : clubs.get(emblemId)
  if (image === undefined || failed.has(image))
    return <span className={styles.emblem} data-emblem="" />
  return (
    <img
      className={styles.emblem}
      data-emblem=""
      alt=""
      width="24"
      height="24"
      loading="lazy"
      fetchPriority="low"
      src={image}
    />
  )
}

import { use } from 'react'
import { tintOf } from '#lib/display-name.ts'
import { members } from '#site-members.ts'
import mascots from '#ui/mascot/art/mascots.svg?no-inline'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PlayerLinkContext, useBoardExtras } from '../board/board-state.ts'
import type { Ranker } from '../ranking.schema.ts'
import styles from './player-name.module.css'

/** Renders a nickname that opens the player's dialog; only an empty one can't, because the URL couldn't name it. */
export function PlayerLink({ nickname }: { nickname: string }) {
  const linkTo = use(PlayerLinkContext)
  if (nickname === '') return <VisibleName name="" />
  return (
    <a className={styles.link} {...linkTo(nickname)}>
      <VisibleName name={nickname} />
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
 * Renders the profile image of a player, or by default that of a member. A single element: a leaderboard has a
 * hundred.
 */
export function PlayerFace({ nickname, iconId, size, isFirst = false }: PlayerFaceProps) {
  const { players, failed } = useBoardExtras()
  const image = iconId === null ? undefined : players.get(iconId)
  const isKnown = image !== undefined && !failed.has(image)
  const member = members[tintOf(nickname)] ?? 'pado'
  return (
    <img
      className={styles.face}
      data-member={isKnown ? undefined : member}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      src={isKnown ? image : `${mascots}#${member}`}
    />
  )
}

/** Renders a club with its emblem, or a plain one in its space, or "-" for a player without a club. */
export function ClubName({ ranker: { club, emblemId } }: { ranker: Ranker }) {
  const { clubs, failed } = useBoardExtras()
  if (club === undefined) return <span>-</span>
  const image = emblemId === null ? undefined : clubs.get(emblemId)
  return (
    <>
      {image === undefined || failed.has(image) ? (
        <span className={styles.emblem} />
      ) : (
        <img className={styles.emblem} alt="" width="24" height="24" loading="lazy" src={image} />
      )}
      <VisibleName name={club} />
    </>
  )
}

import { use } from 'react'
import { PlayerLinkContext } from '../board/board-context.ts'
import styles from './player-link.module.css'

/**
 * Renders a nickname that opens the player's dialog. Isolated, so that its script direction doesn't affect the
 * adjacent text.
 */
export function PlayerLink({ nickname }: { nickname: string }) {
  const linkTo = use(PlayerLinkContext)
  if (nickname === '') return '-'
  return (
    <a className={styles.link} {...linkTo(nickname)}>
      <bdi>{nickname}</bdi>
    </a>
  )
}

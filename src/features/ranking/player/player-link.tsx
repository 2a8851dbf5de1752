import { use } from 'react'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PlayerLinkContext } from '../board/board-context.ts'
import styles from './player-link.module.css'

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

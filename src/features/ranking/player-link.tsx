import type { MouseEvent } from 'react'
import { useBoardExtras } from './board-context.ts'
import styles from './player-link.module.css'

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A nickname that opens the sheet of its player; isolated, so that no script turns its neighbours. */
export function PlayerLink({ nickname }: { nickname: string }) {
  const { linkTo } = useBoardExtras()
  if (nickname === '') return '-'
  const { href, onOpen } = linkTo(nickname)
  return (
    <a
      className={styles.link}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <bdi>{nickname}</bdi>
    </a>
  )
}

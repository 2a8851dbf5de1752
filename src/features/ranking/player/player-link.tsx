import { useBoardExtras } from '../board/board-context.ts'
import styles from './player-link.module.css'

/** A nickname that opens the sheet of its player; isolated, so that no script turns its neighbours. */
export function PlayerLink({ nickname }: { nickname: string }) {
  const { linkTo } = useBoardExtras()
  if (nickname === '') return '-'
  return (
    <a className={styles.link} {...linkTo(nickname)}>
      <bdi>{nickname}</bdi>
    </a>
  )
}

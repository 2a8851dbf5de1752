import { memberAt } from '#site-members.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './devlog.module.css'

/** Renders the paper of a letter with its stamp, as decoration. */
export function LetterArt({ id }: { id: number }) {
  return (
    <span className={styles.paper}>
      <LetterStamp id={id} />
    </span>
  )
}

/** Renders the stamp of a letter with one of the members in turn, as decoration. */
export function LetterStamp({ id }: { id: number }) {
  const member = memberAt(id)
  return (
    <span className={styles.stamp} data-member={member}>
      <Mascot of={member} />
    </span>
  )
}

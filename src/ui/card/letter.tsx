import { memberAt } from '#site-members.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import type { Pose } from '#ui/mascot/mascot-art.ts'
import styles from './letter.module.css'

/** Renders the stamp of a letter in place of a picture, as decoration. */
export function LetterArt({ id }: { id: number }) {
  return (
    <span className={styles.ground} data-scheme="light">
      <LetterStamp id={id} />
    </span>
  )
}

/** Renders the stamp of a letter with one of the members in turn, as decoration. */
export function LetterStamp({ id, pose }: { id: number; pose?: Pose }) {
  const member = memberAt(id)
  return (
    <span className={styles.stamp} data-member={member}>
      <Mascot of={member} pose={pose} />
    </span>
  )
}

/** Renders the seal of the producer, as decoration. */
export function LetterSeal() {
  return (
    <span className={styles.seal}>
      <Emblem />
    </span>
  )
}

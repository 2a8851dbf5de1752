import { members } from '#site-mascots.ts'
import { Mascot } from './mascot.tsx'
import styles from './mascot.module.css'

/** Renders Lumi and the members side by side, as decoration; as high as its container. */
export function MascotRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      {(['lumi', ...members] as const).map((id) => (
        <Mascot key={id} of={id} />
      ))}
    </div>
  )
}

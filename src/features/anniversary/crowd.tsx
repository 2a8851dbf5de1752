import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import styles from './anniversary.module.css'

const MascotRow = lazyExtra(async () => (await import('#ui/mascot/mascot-row.tsx')).MascotRow)

/** Renders Lumi and the members on a round stage, as decoration. */
export function Crowd() {
  return (
    <div className={styles.crowd}>
      <Suspense>
        <MascotRow />
      </Suspense>
    </div>
  )
}

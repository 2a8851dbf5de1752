import { MascotSays } from '#ui/mascot/mascot-says.tsx'
import styles from './carrier.module.css'
import { carrierOf } from './message-carrier.ts'

/** Shows the member who delivers a developer message. */
export function LetterCarrier({ id }: { id: number }) {
  return (
    <div className={styles.letter}>
      <MascotSays of={carrierOf(id)} />
    </div>
  )
}

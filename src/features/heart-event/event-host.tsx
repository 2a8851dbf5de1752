import type { MascotId } from '#site-mascots.ts'
import { mascotArt } from '#ui/mascot/mascot-art.ts'
import styles from './event-host.module.css'

interface EventHostProps {
  of: MascotId
  /** The tile on which it is, an AVIF. */
  tile: string | undefined
}

/** Renders the mascot that holds an event in its artwork, as decoration. The artwork loads first. */
export function EventHost({ of, tile }: EventHostProps) {
  const { stand, large } = mascotArt[of]
  return (
    <span className={`screen-only ${styles.host}`} data-member={of}>
      <img src={tile} alt="" width={400} height={240} fetchPriority="low" decoding="async" />
      <picture>
        <source type="image/avif" srcSet={large} />
        <img src={stand} alt="" width={432} height={480} fetchPriority="low" decoding="async" />
      </picture>
    </span>
  )
}

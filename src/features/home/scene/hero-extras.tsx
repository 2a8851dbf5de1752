import { useState } from 'react'
import { site } from '#site.ts'
import firework from './art/hero-firework-400x400.avif?no-inline'
import styles from './hero-extras.module.css'
import { lightOf } from './light.ts'

interface HeroSkyProps {
  /** True to save data: without pictures. */
  isLight: boolean
}

/** Renders the light of the visitor's hour over the sky, fireworks, and the beam of the lighthouse. */
export function HeroSky({ isLight }: HeroSkyProps) {
  const [light] = useState(() => lightOf(new Date(), new Date(site.launchAt)))
  return (
    <>
      <span className={styles.tint} data-light={light} />
      {!isLight &&
        ['a', 'b', 'c'].map((id) => (
          <img key={id} src={firework} alt="" className={styles.firework} />
        ))}
      <span className={styles.beam} />
    </>
  )
}

import { useRef, useState } from 'react'
import { idle } from '#lib/when.ts'
import { site } from '#site.ts'
import { members } from '#site-mascots.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useSavingData } from '#ui/when/use-saving-data.ts'
import { useWhen } from '#ui/when/use-when.ts'
import firework from './art/hero-firework-400x400.svg?no-inline'
import floating from './art/hero-floating-1200x250.svg?no-inline'
import garland from './art/hero-garland-550x190.svg?no-inline'
import island from './art/hero-island-1500x980.webp?no-inline'
import narrowIsland from './art/hero-island-900x588.webp?no-inline'
import narrowSky from './art/hero-sky-1080x1800.webp?no-inline'
import sky from './art/hero-sky-2400x1350.webp?no-inline'
import stage from './art/hero-stage-900x210.svg?no-inline'
import styles from './hero-scene.module.css'
import { lightOf } from './light.ts'
import { useInView } from './use-in-view.ts'

/** Lumi is in the middle. */
const standing = [...members.slice(0, 2), 'lumi', ...members.slice(2)] as const

/**
 * Renders the site's own scene as decoration: the island at night with Lumi and the members on their stage. The
 * sky is the LCP image. Once the browser is idle the scene takes the tint of the visitor's hour, and fireworks
 * and floating lanterns join it. It is still with reduced motion or data saving, and out of view.
 */
export function HeroScene() {
  const savesData = useSavingData()
  const isIdle = useWhen(idle)
  const scene = useRef<HTMLDivElement>(null)
  const isInView = useInView(scene)
  const isStill = savesData === true || !isInView
  return (
    <div ref={scene} className={styles.scene} data-still={isStill}>
      <picture>
        <source media="(max-width: 639px)" srcSet={narrowSky} width={1080} height={1800} />
        <img
          src={sky}
          alt=""
          width={2400}
          height={1350}
          fetchPriority="high"
          decoding="async"
          className={styles.sky}
        />
      </picture>
      {isIdle && <Tint />}
      {isIdle && savesData === false && (
        <>
          {['a', 'b', 'c'].map((id) => (
            <img key={id} src={firework} alt="" className={styles.firework} />
          ))}
        </>
      )}
      <span className={styles.beam} />
      <picture>
        <source media="(max-width: 639px)" srcSet={narrowIsland} width={900} height={588} />
        <img src={island} alt="" width={1500} height={980} className={styles.island} />
      </picture>
      {isIdle && savesData === false && (
        <>
          <img src={floating} alt="" className={styles.floating} />
          <img src={garland} alt="" className={styles.garland} />
          <img src={garland} alt="" className={styles.garland} />
        </>
      )}
      <span className={styles.veil} />
      <img src={stage} alt="" loading="lazy" width={900} height={210} className={styles.stage} />
      <div className={styles.people}>
        {standing.map((id) => (
          <span key={id} className={`${styles.member} ${styles[id]}`}>
            <Mascot of={id} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Renders the light of the visitor's hour over the picture. */
function Tint() {
  const [light] = useState(() => lightOf(new Date(), new Date(site.launchAt)))
  return <span className={styles.tint} data-light={light} />
}

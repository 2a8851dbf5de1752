import { useRef, type ReactNode } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { useSavingData, useWhen } from '#ui/when/use-when.ts'
import stageFallback from './art/hero-stage-1200x280.webp?no-inline'
import stage from './art/hero-stage-1200x280.avif?no-inline'
import { HeroPeople } from './hero-people.tsx'
import styles from './hero-scene.module.css'
import { ScenePicture } from './scene-picture.tsx'
import { useHasArrived } from './use-has-arrived.ts'

// Loaded after the first screen: neither its code nor its styles are part of the first load.
const HeroSky = lazyExtra(async () => (await import('./hero-extras.tsx')).HeroSky)
const IslandLinks = lazyExtra(async () => (await import('./island-links.tsx')).IslandLinks)

interface HeroSceneProps {
  /** The light in the windows of the island. */
  windows?: ReactNode
}

/**
 * Renders the site's own scene: the island at night with Lumi and the members on their stage. The sky is the LCP image.
 * Once the browser is idle, and at once on a return, the scene takes the tint of the visitor's hour, the lighthouse is lit, fireworks join it, and
 * houses lead to their pages. It is still with reduced motion or data saving, and paused out of view.
 */
export function HeroScene({ windows }: HeroSceneProps) {
  const savesData = useSavingData()
  const hasArrived = useHasArrived()
  const hasExtras = useWhen(idle) || hasArrived
  const scene = useRef<HTMLDivElement>(null)
  return (
    <div ref={scene} className={styles.scene} data-moves={savesData === true ? 'none' : 'all'}>
      <ScenePicture of="sky" fetchPriority="high" className={`fill ${styles.sky}`} />
      {hasExtras && <HeroSky scene={scene} isLight={savesData !== false} />}
      <div className={styles.island}>
        <ScenePicture of="island" className="fill" />
        {windows}
        {hasExtras && <IslandLinks />}
      </div>
      <span className={styles.veil} />
      <picture>
        <source type="image/avif" srcSet={stage} />
        <img
          src={stageFallback}
          alt=""
          loading="lazy"
          width={1200}
          height={280}
          className={styles.stage}
        />
      </picture>
      <HeroPeople />
    </div>
  )
}

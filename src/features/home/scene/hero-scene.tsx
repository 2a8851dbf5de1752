import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { idle } from '#lib/when.ts'
import { members } from '#site-members.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useBeat } from '#ui/page/slots.tsx'
import { useSavingData, useWhen } from '#ui/when/use-when.ts'
import stageFallback from './art/hero-stage-1200x280.webp?no-inline'
import stage from './art/hero-stage-1200x280.avif?no-inline'
import styles from './hero-scene.module.css'
import { ScenePicture } from './scene-picture.tsx'

// Loaded after the first screen: neither its code nor its styles are part of the first load.
const HeroSky = lazyExtra(async () => (await import('./hero-extras.tsx')).HeroSky)

/** Lumi is in the middle. */
const standing = [...members.slice(0, 2), 'lumi', ...members.slice(2)] as const

/**
 * Renders the site's own scene as decoration: the island at night with Lumi and the members on their stage. The
 * sky is the LCP image. The members arrive one by one. Once the browser is idle the scene takes the tint of the visitor's
 * hour, the lighthouse is lit, and fireworks join it. It is still with reduced motion or data saving, and paused out of view.
 */
export function HeroScene() {
  const savesData = useSavingData()
  const isIdle = useWhen(idle)
  const scene = useRef<HTMLDivElement>(null)
  const isInView = useInView(scene)
  const beat = useBeat(scene)
  const motion = savesData === true ? 'none' : isInView ? 'all' : 'paused'
  return (
    <div
      ref={scene}
      className={styles.scene}
      data-moves={motion}
      data-music={beat === null ? undefined : ''}
    >
      <ScenePicture of="sky" fetchPriority="high" className={styles.sky} />
      {isIdle && (
        <Suspense>
          <HeroSky isLight={savesData !== false} />
        </Suspense>
      )}
      <ScenePicture of="island" className={styles.island} />
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
      <div className={styles.people}>
        {standing.map((id) => (
          <span key={id} className={styles.member} data-member={id}>
            <Mascot of={id} pose="play" />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Returns whether an element is in view; `true` until it is known. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true)
  // Follows the element.
  useEffect(() => {
    const node = ref.current
    if (!node || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? true)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}

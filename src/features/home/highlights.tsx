import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Picture } from '#ui/media/picture.tsx'
import { useSwipe } from '#ui/media/use-swipe.ts'
import { site } from '#site.ts'
import styles from './highlights.module.css'
import type { KeyVisual } from './home.schema.ts'
import { useKeyVisuals } from './home.queries.ts'
import { HeroScene } from './scene/hero-scene.tsx'
import { SlideControls } from './slide-controls.tsx'
import { useSlides } from './use-slides.ts'

const noVisuals: KeyVisual[] = []
const hasScene = site.hasHeroScene

/**
 * Renders the images of the first screen: the site's own scene, then the key visuals, one at a time, each with its
 * title as a link, and dots and a button to control them. Without key visuals, only the scene is shown.
 */
export function Highlights({ windows }: { windows: ReactNode }) {
  const { t } = useLingui()
  const keyVisuals = useKeyVisuals()
  const { data: visuals = noVisuals } = keyVisuals
  const first = hasScene ? 1 : 0
  const count = visuals.length + first
  const { slides, current, isPlaying, lastLoaded, goTo, toggle } = useSlides([
    ...(hasScene ? ['scene'] : []),
    ...visuals.map(({ id }) => id),
  ])
  const swipe = useSwipe({ onPrevious: () => goTo(current - 1), onNext: () => goTo(current + 1) })
  // The scene announces the first key visual.
  const shown = visuals[Math.max(0, current - first)]
  return (
    <section ref={slides} aria-label={t`Highlights`} className={styles.highlights} {...swipe}>
      {hasScene && (
        <div className={styles.slide} data-current={current === 0}>
          <HeroScene windows={windows} />
        </div>
      )}
      {visuals.map(({ id, image, narrowImage }, index) => (
        <div key={id} className={styles.slide} data-current={current === index + first}>
          <Picture
            src={image}
            narrow={narrowImage}
            alt=""
            width={1600}
            height={900}
            ratio="cover"
            priority={index + first === 0}
            isAwaited={index + first > lastLoaded}
          />
        </div>
      ))}
      <SlideControls
        keyVisuals={keyVisuals}
        shown={shown}
        count={count}
        current={current}
        isPlaying={isPlaying}
        onGoTo={goTo}
        onToggle={toggle}
      />
    </section>
  )
}

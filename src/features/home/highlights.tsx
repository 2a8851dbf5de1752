import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { useSwipe } from '#ui/media/use-swipe.ts'
import { site } from '#site.ts'
import styles from './highlights.module.css'
import type { KeyVisual } from './home.schema.ts'
import { useKeyVisuals } from './home.queries.ts'
import { HeroScene } from './scene/hero-scene.tsx'
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
      <div className={styles.now}>
        <QueryBoundary query={keyVisuals} isLine>
          {() => shown && <Chip key={shown.id} visual={shown} />}
        </QueryBoundary>
        {count > 1 && (
          <div className={styles.controls}>
            <ul className={styles.dots}>
              {Array.from({ length: count }, (_, index) => (
                // The position is the identity of a dot.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <button
                    type="button"
                    className={styles.dot}
                    aria-label={t`Slide ${index + 1} of ${count}`}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => goTo(index)}
                  />
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="icon-button"
              aria-label={t`Play slides automatically`}
              aria-pressed={isPlaying}
              onClick={toggle}
            >
              <Icon shape={isPlaying ? icons.pause : icons.play} />
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

function Chip({ visual: { title, subtitle, url } }: { visual: KeyVisual }) {
  const text = (
    <>
      <strong>{title}</strong>
      {subtitle !== undefined && <span className="meta">{subtitle}</span>}
    </>
  )
  if (url === null) return <p className={styles.chip}>{text}</p>
  return (
    <SafeLink href={url} className={styles.chip}>
      {text}
    </SafeLink>
  )
}

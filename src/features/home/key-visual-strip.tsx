import { useLingui } from '@lingui/react/macro'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import type { KeyVisual } from './home.schema.ts'
import { KeyVisualFigure } from './key-visual-figure.tsx'
import styles from './key-visuals.module.css'
import { useSlides } from './use-slides.ts'

/** Carousel of key visuals: native scrolling, buttons, and autoplay. */
export function KeyVisualStrip({ visuals }: { visuals: readonly KeyVisual[] }) {
  const { t } = useLingui()
  const { strip, current, isPlaying, lastLoaded, goTo, toggle } = useSlides(visuals.length)
  return (
    <section aria-label={t`Highlights`} className={styles.slides}>
      <ul
        ref={strip}
        className={styles.strip}
        // Focusable for keyboard scrolling, since images without links are not (WCAG 2.2 SC 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {visuals.map((visual, index) => (
          <li key={visual.id} className={styles.slide}>
            <KeyVisualFigure
              visual={visual}
              priority={index === 0}
              isLoaded={index <= lastLoaded}
            />
          </li>
        ))}
      </ul>
      {visuals.length > 1 && (
        <div className={styles.steps}>
          <span className={styles.count} aria-hidden="true">
            {current + 1} / {visuals.length}
          </span>
          <Step
            name={t`Previous slide`}
            icon={frameIcons.chevronLeft}
            onClick={() => goTo(current - 1)}
          />
          <Step
            name={t`Play slides automatically`}
            icon={isPlaying ? frameIcons.pause : frameIcons.play}
            isPressed={isPlaying}
            onClick={toggle}
          />
          <Step
            name={t`Next slide`}
            icon={frameIcons.chevronRight}
            onClick={() => goTo(current + 1)}
          />
        </div>
      )}
    </section>
  )
}

interface StepProps {
  name: string
  icon: IconShape
  isPressed?: boolean
  onClick: () => void
}

function Step({ name, icon, isPressed, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon shape={icon} />
    </button>
  )
}

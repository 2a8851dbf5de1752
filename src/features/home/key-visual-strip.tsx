import { useLingui } from '@lingui/react/macro'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import type { KeyVisual } from './home.schema.ts'
import { KeyVisualFigure } from './key-visual-figure.tsx'
import styles from './key-visuals.module.css'
import { useSlides } from './use-slides.ts'

/** Key visuals side by side: scrolled by the device itself, a step at a time by buttons, or by time. */
export function KeyVisualStrip({ visuals }: { visuals: readonly KeyVisual[] }) {
  const { t } = useLingui()
  const { strip, current, isTurning, drawn, goTo, toggle } = useSlides(visuals.length)
  return (
    <section aria-label={t`Highlights`} className={styles.slides}>
      <ul
        ref={strip}
        className={styles.strip}
        // A strip whose pictures have no links is scrolled by keys, too (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {visuals.map((visual, place) => (
          <li key={visual.id} className={styles.slide}>
            <KeyVisualFigure visual={visual} priority={place === 0} isDrawn={place <= drawn} />
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
            onPress={() => goTo(current - 1)}
          />
          <Step
            name={t`Play slides automatically`}
            icon={isTurning ? frameIcons.pause : frameIcons.play}
            isPressed={isTurning}
            onPress={toggle}
          />
          <Step
            name={t`Next slide`}
            icon={frameIcons.chevronRight}
            onPress={() => goTo(current + 1)}
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
  onPress: () => void
}

function Step({ name, icon, isPressed, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon shape={icon} />
    </button>
  )
}

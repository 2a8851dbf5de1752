import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import type { KeyVisual } from './home.schema.ts'
import { KeyVisualFigure } from './key-visual-figure.tsx'
import styles from './key-visuals.module.css'

/** Key visuals side by side: scrolled by the device itself, or a step at a time by two buttons. */
export function KeyVisualStrip({ visuals }: { visuals: readonly KeyVisual[] }) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)

  const step = (direction: 1 | -1) => {
    const node = strip.current
    const item = node?.firstElementChild
    if (node && item) node.scrollBy({ left: direction * item.getBoundingClientRect().width })
  }

  return (
    <div>
      <ul
        ref={strip}
        className={styles.strip}
        // A strip whose pictures have no links is scrolled by keys, too (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`More key visuals`}
      >
        {visuals.map((visual) => (
          <li key={visual.id} className={styles.item}>
            <KeyVisualFigure visual={visual} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <Button aria-label={t`Previous key visual`} onClick={() => step(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button aria-label={t`Next key visual`} onClick={() => step(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import type { KeyVisual } from './home.schema.ts'
import styles from './slide-controls.module.css'

interface SlideControlsProps {
  keyVisuals: UseQueryResult<KeyVisual[]>
  /** The key visual that the slide announces. */
  shown: KeyVisual | undefined
  /** The number of slides. */
  count: number
  current: number
  isPlaying: boolean
  onGoTo: (index: number) => void
  onToggle: () => void
}

/** Renders the title of the current slide, and dots and a button to control the slides if there are several. */
export function SlideControls({
  keyVisuals,
  shown,
  count,
  current,
  isPlaying,
  onGoTo,
  onToggle,
}: SlideControlsProps) {
  const { t } = useLingui()
  return (
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
                  onClick={() => onGoTo(index)}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="icon-button"
            aria-label={t`Play slides automatically`}
            aria-pressed={isPlaying}
            onClick={onToggle}
          >
            <Icon shape={isPlaying ? icons.pause : icons.play} />
          </button>
        </div>
      )}
    </div>
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

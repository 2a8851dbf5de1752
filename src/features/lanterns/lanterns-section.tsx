import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { interaction } from '#lib/when.ts'
import { site } from '#site.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import styles from './lanterns.module.css'
import { isPlayingAtom } from './playing.atoms.ts'

const Board = lazy(async () => ({
  default: (await import('./board/todays-lanterns.tsx')).TodaysLanterns,
}))

/**
 * Renders the board of the day (docs/product.md#todays-lanterns). After the first interaction its code loads once the
 * board is at most a screen away; before, its box has the same size.
 */
export function LanternsBoard() {
  const box = useRef<HTMLDivElement>(null)
  const setPlaying = useSetAtom(isPlayingAtom)
  const play = () => setPlaying(true)
  const hasInteracted = useWhen(interaction)
  const [isNear, setNear] = useState(false)
  // Follows the box.
  useEffect(() => {
    if (!hasInteracted || !box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [hasInteracted])
  return (
    <div
      ref={box}
      id="lanterns"
      className={styles.box}
      data-scheme="dark"
      onPointerDown={play}
      onFocus={play}
    >
      {isNear && (
        <ErrorBoundary>
          <Suspense>
            <Board />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

/** Renders the board of the day as a section of the main page. Without scripts it is absent. */
export function LanternsSection() {
  if (!site.hasLanterns) return null
  return (
    <div className={styles.section}>
      <Section title={<Trans>Today's lanterns</Trans>}>
        <p className={styles.daily}>
          <Trans>
            Every midnight in Korea, a friend brings a new board. For each day you light, one more
            window on the island glows this month.
          </Trans>
        </p>
        <LanternsBoard />
      </Section>
    </div>
  )
}

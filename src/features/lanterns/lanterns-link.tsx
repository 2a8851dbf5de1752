import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { site } from '#site.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import button from '#ui/form/button.module.css'
import styles from './lanterns-link.module.css'
import { isPlayingAtom } from './playing.atoms.ts'
import { useHasPlayed } from './use-has-played.ts'

/** The week without its days, in the same size. */
const noLight = ({ children }: { children?: ReactNode }) => (
  <>
    <span className={styles.week} />
    {children}
  </>
)

// Only for visitors who have played: they need the rules of the board.
const LightOfToday = lazyExtra(
  async () => (await import('./board/light-of-today.tsx')).LightOfToday,
  noLight,
)
const LitWindows = lazyExtra(async () => (await import('./board/lit-windows.tsx')).LitWindows)

/** Renders the link from the first screen to the board, with the days of this week. Without scripts it is absent. */
export function LanternsLink() {
  const hasPlayed = useHasPlayed()
  const setPlaying = useSetAtom(isPlayingAtom)
  if (!site.hasLanterns) return null
  const name = <Trans>Light today's lanterns</Trans>
  return (
    <Link
      to="/"
      hash="lanterns"
      className={`${button.button} ${styles.link}`}
      onClick={() => setPlaying(true)}
    >
      {hasPlayed ? (
        <Suspense fallback={noLight({ children: name })}>
          <LightOfToday>{name}</LightOfToday>
        </Suspense>
      ) : (
        noLight({ children: name })
      )}
    </Link>
  )
}

/** Renders the light in the windows of the island on the main page: a window for each lit day of the month. */
export function WindowsOfMonth() {
  return (
    useHasPlayed() && (
      <Suspense>
        <LitWindows />
      </Suspense>
    )
  )
}

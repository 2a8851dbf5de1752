import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { site } from '#site.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import button from '#ui/form/button.module.css'
import styles from './lanterns-link.module.css'
import { isPlayingAtom } from './playing.atoms.ts'
import { ThreeLanterns } from './three-lanterns.tsx'
import { useHasPlayed } from './use-has-played.ts'

/** The lanterns before the first game. */
const noLight = ({ children }: { children?: ReactNode }) => (
  <>
    <ThreeLanterns />
    {children}
  </>
)

// Only for visitors who have played: they need the rules of the board.
const LightOfToday = lazyExtra(
  async () => (await import('./board/light-of-today.tsx')).LightOfToday,
  noLight,
)
const WindowsOfToday = lazyExtra(
  async () => (await import('./board/lit-windows.tsx')).WindowsOfToday,
)

/** Renders the link from the first screen to the board, with its lanterns. Without scripts it is absent. */
export function LanternsLink() {
  const hasPlayed = useHasPlayed()
  const setPlaying = useSetAtom(isPlayingAtom)
  if (!site.hasLanterns) return null
  const name = (
    <>
      <span>
        <Trans>Light today's lanterns</Trans>
      </span>{' '}
      <span className={styles.length}>
        <Trans>1 min</Trans>
      </span>
    </>
  )
  return (
    <Link
      to="/"
      hash="lanterns"
      className={`${button.button} ${styles.link}`}
      onClick={() => setPlaying(true)}
    >
      {hasPlayed ? <LightOfToday>{name}</LightOfToday> : noLight({ children: name })}
    </Link>
  )
}

/** Renders the light in the windows of the island on the main page: a window for each lit day of the month. */
export function WindowsOfMonth() {
  return useHasPlayed() && <WindowsOfToday />
}

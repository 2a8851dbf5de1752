import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHydrated } from '#ui/when/hydration.tsx'
import { currentInAppBrowser, wayOutOf, type InAppBrowser } from './in-app-browser.ts'
import styles from './in-app-note.module.css'

/** Returns the app in whose own browser the page is open, or `null`; `null` until hydration. */
export function useInAppBrowser(): InAppBrowser | null {
  return useHydrated() ? currentInAppBrowser() : null
}

/** Renders the link that opens this page in the real browser, or nothing if the app has none. */
export function WayOut({ app }: { app: InAppBrowser | null }) {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const out = app && wayOutOf(app, new URL(path, window.location.origin).href)
  return (
    out !== null && (
      <a href={out}>
        <Trans>Open in your browser</Trans>
      </a>
    )
  )
}

interface InAppNoteProps {
  children: ReactNode
}

/** Renders a line about the limits of an app's own browser, with the way out of it; nothing in a real browser. */
export function InAppNote({ children }: InAppNoteProps) {
  const app = useInAppBrowser()
  if (app === null) return null
  return (
    <p className={styles.note}>
      <span>{children}</span> <WayOut app={app} />
    </p>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { share } from '#ui/share/share.ts'
import type { LanternProgress } from './lantern-progress.ts'
import type { LanternGame } from './lantern-rules.ts'
import { sharedText } from './lantern-share.ts'
import styles from './result.module.css'

const LanternCard = lazy(async () => ({
  default: (await import('./lantern-card.tsx')).LanternCard,
}))

interface ShareResultProps {
  progress: LanternProgress
  day: string
  game: LanternGame
  /** What else to do with the result. */
  children?: ReactNode
}

/**
 * Renders a button that shares or copies the result; if the browser refuses both, the text is shown to copy it by
 * hand. Another button makes an image of it. `ShareButton` would become a part of every page.
 */
export function ShareResult({ progress, day, game, children }: ShareResultProps) {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof share>> | null>(null)
  const [hasCard, setHasCard] = useState(false)
  const { origin, pathname } = window.location
  const url = `${origin}${pathname}#lanterns`
  const name = site.game[langOf(i18n.locale)]
  const lines = game.chains
  const result = t`Lines used: ${lines}`
  const text = `${sharedText({ name, day: dayInWords(day, i18n.locale), game, result })} ${url}`

  const onClick = async (beside: Element) => {
    const next = await share({ text }, beside)
    setOutcome(next)
    if (next === 'copied') announce(t`Copied`)
  }

  return (
    <>
      <Button primary onClick={(event) => void onClick(event.currentTarget)}>
        {outcome === 'copied' ? <Trans>Copied</Trans> : <Trans>Show a friend</Trans>}
      </Button>
      <Button aria-expanded={hasCard} onClick={() => setHasCard(!hasCard)}>
        <Trans>Make an image</Trans>
      </Button>
      {children}
      {outcome === 'refused' && (
        <p role="alert" className={`meta ${styles.refused}`}>
          {text}
        </p>
      )}
      {hasCard && (
        <ErrorBoundary>
          <Suspense>
            <LanternCard progress={progress} day={day} game={game} url={url} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

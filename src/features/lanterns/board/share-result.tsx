import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { share } from '#ui/share/share.ts'
import type { LanternGame } from './lantern-rules.ts'
import { sharedText } from './lantern-share.ts'
import styles from './board.module.css'

/**
 * Renders a button that shares or copies the result; if the browser refuses both, the text is shown to copy it by
 * hand. `ShareButton` would become a part of every page.
 */
export function ShareResult({ day, game }: { day: string; game: LanternGame }) {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof share>> | null>(null)
  const { origin, pathname } = window.location
  const name = site.game[langOf(i18n.locale)]
  const result = sharedText({ name, day: dayInWords(day, i18n.locale), game })
  const text = `${result} ${origin}${pathname}#lanterns`

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
      {outcome === 'refused' && (
        <p role="alert" className={styles.refused}>
          {text}
        </p>
      )}
    </>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { site } from '#site.ts'
import { teaserArt, AnniversaryDay, AnniversaryHero } from './anniversary-hero.tsx'
import { AnniversaryStops } from './anniversary-stops.tsx'
import styles from './anniversary.module.css'
import { Countdown } from './countdown.tsx'
import { LitWindows, WindowDays } from './lit-windows.tsx'

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)

interface Texts {
  /** The name of the page; that of its route by default. */
  name?: MessageDescriptor
  lead: MessageDescriptor
}

const texts = {
  before: {
    lead: msg`A new light every day until our second anniversary.`,
  },
  during: {
    name: msg`Our second anniversary is here!`,
    lead: msg`Every window on the island is lit. Come celebrate with us.`,
  },
  after: {
    lead: msg`The celebrations are over. Thank you for being part of them.`,
  },
} satisfies Record<string, Texts>

/**
 * Returns the time and the texts of the day; until the clock is known, those before the anniversary, which are never
 * wrong.
 */
function useToday(): Texts & { now: number | null } {
  const now = useNow('minute')
  const state = now === null || now < startsAt ? 'before' : now <= endsAt ? 'during' : 'after'
  return { now, ...texts[state] }
}

const hero = (name: string) => <CountingDown name={name} />

/** Counts down to the second anniversary, on the site and in the webview. */
export function AnniversaryTeaserPage() {
  const { name } = useToday()
  return (
    <div className={styles.night} data-blue="">
      <Page name={name} shareImage={teaserArt.share} heading={hero}>
        <p className={styles.story}>
          <Trans>
            Five voices met on an island whose lanterns had gone out. When they sing together, the
            island wakes.
          </Trans>
        </p>
        <AnniversaryDay>
          <WindowDays until={startsAt} />
          <AnniversaryStops />
        </AnniversaryDay>
      </Page>
    </div>
  )
}

function CountingDown({ name }: { name: string }) {
  const { _ } = useLingui()
  const { now, lead } = useToday()
  return (
    <AnniversaryHero
      art={teaserArt}
      over={now !== null && <LitWindows msLeft={startsAt - now} />}
      name={name}
      lead={_(lead)}
      isTall
    >
      <Countdown until={startsAt} />
    </AnniversaryHero>
  )
}

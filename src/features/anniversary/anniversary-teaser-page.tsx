import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { unbroken } from '#i18n/unbroken.ts'
import { Page } from '#ui/page/page.tsx'
import { site } from '#site.ts'
import { teaserArt } from './anniversary-art.ts'
import { AnniversaryDay } from './anniversary-day.tsx'
import { AnniversaryHero } from './anniversary-hero.tsx'
import { Countdown } from './countdown.tsx'

const startsAt = Date.parse(site.anniversary.startsAt)

const hero = (name: string) => <CountingDown name={name} />

/** Counts down to the second anniversary, on the site and in the webview. */
export function AnniversaryTeaserPage() {
  return (
    <Page picture={teaserArt.share} heading={hero}>
      <AnniversaryDay />
    </Page>
  )
}

function CountingDown({ name }: { name: string }) {
  const { i18n } = useLingui()
  const game = unbroken(site.game[langOf(i18n.locale)])
  const lead = <Trans>Two years of lanterns: {game} celebrates its second anniversary.</Trans>
  return (
    <AnniversaryHero art={teaserArt} name={name} lead={lead}>
      <Countdown until={startsAt} />
    </AnniversaryHero>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { Page } from '#ui/page.tsx'
import { site } from '#site.ts'
import { AnniversaryDay } from './anniversary-day.tsx'
import styles from './anniversary.module.css'
import { Countdown } from './countdown.tsx'

const startsAt = Date.parse(site.anniversary.startsAt)

/** Counts down to the second anniversary; the same on the site and in the webview. */
export function AnniversaryTeaserPage() {
  const { i18n } = useLingui()
  const game = site.game[langOf(i18n.locale)]
  return (
    <Page>
      <p className={styles.text}>
        <Trans>Two years of lanterns: {game} celebrates its second anniversary.</Trans>
      </p>
      <Countdown until={startsAt} />
      <AnniversaryDay />
    </Page>
  )
}

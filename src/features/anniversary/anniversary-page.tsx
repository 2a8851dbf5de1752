import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Page } from '#ui/page.tsx'
import { Section } from '#ui/section.tsx'
import { site } from '#site.ts'
import { AnniversaryDay } from './anniversary-day.tsx'
import styles from './anniversary.module.css'

/** The second anniversary: what happens, when, and where its events are. */
export function AnniversaryPage() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const game = site.game[lang]
  const fans = site.fans[lang]
  return (
    <Page>
      <p className={styles.text}>
        <Trans>
          {game} is two years old. Thank you, {fans}, for every lantern you have lit.
        </Trans>
      </p>
      <Section title={<Trans>What happens</Trans>}>
        <p className={styles.text}>
          <Trans>
            Anniversary events are held in the game. How to take part and what there is to win is
            written on the page of each event.
          </Trans>
        </p>
      </Section>
      <AnniversaryDay />
      <Section title={<Trans>Where to look</Trans>}>
        <p className={styles.ways}>
          <LinkButton to="/community/event">
            <Trans>All events</Trans>
          </LinkButton>
          <LinkButton to="/coupon">
            <Trans>Coupon</Trans>
          </LinkButton>
        </p>
      </Section>
    </Page>
  )
}

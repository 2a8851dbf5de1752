import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './game-page.module.css'

/** Where a newcomer reads on, in the language of the page; nothing where the site names no guide. */
export function GuideLinks() {
  const { i18n } = useLingui()
  const address = site.guides[langOf(i18n.locale)]
  if (address === '') return null
  return (
    <Section title={<Trans>How to play</Trans>}>
      <p>
        <SafeLink href={address} className={styles.guide}>
          <Trans>Read the game guide</Trans>
          <Icon shape={partIcons.externalLink} />
        </SafeLink>
      </p>
    </Section>
  )
}

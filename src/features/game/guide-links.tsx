import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './game-page.module.css'

/** Links to the game guide in the page's language; renders `null` if none is configured. */
export function GuideLinks() {
  const { i18n } = useLingui()
  const url = site.guides[langOf(i18n.locale)]
  if (url === '') return null
  return (
    <Section title={<Trans>How to play</Trans>}>
      <p>
        <SafeLink href={url} className={styles.guide}>
          <Trans>Read the game guide</Trans>
          <Icon shape={partIcons.externalLink} />
        </SafeLink>
      </p>
    </Section>
  )
}

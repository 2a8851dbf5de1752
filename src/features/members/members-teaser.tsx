import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './members-teaser.module.css'

/** Renders the members of the group as cards in their colors, for the main page. */
export function MembersTeaser() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <Section title={<Trans>Five lights of the island</Trans>} viewAll={{ to: '/members' }}>
      <ul className={styles.cards}>
        {members.map((id) => {
          const { name, house } = mascots[id]
          return (
            <li key={id}>
              <Link to="/members" hash={id} className={styles.card} data-member={id}>
                <Mascot of={id} pose="play" />
                <span className={styles.plate}>
                  <strong className={styles.name}>{name[lang]}</strong>
                  <span className={styles.house}>{house[lang]}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

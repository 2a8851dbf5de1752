import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './member-cards.module.css'

/**
 * Renders the members of the group for the main page: a card in the color of each, which leads to its screen of the
 * members' page.
 */
export function MembersTeaser() {
  const { i18n } = useLingui()
  return (
    <Section title={<Trans>Five lights of the island</Trans>} viewAll={{ to: '/members' }}>
      <ul className={styles.cards}>
        {members.map((id) => (
          <li key={id}>
            <Link to="/members" hash={id} className={styles.card} data-member={id}>
              <Mascot of={id} pose="cheer" />
              <strong className="display">{mascots[id].name[langOf(i18n.locale)]}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

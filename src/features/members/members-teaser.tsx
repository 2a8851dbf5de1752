import { Trans } from '@lingui/react/macro'
import { Section } from '#ui/page/section.tsx'
import { MemberCards } from './member-cards.tsx'

/** Renders the members of the group as cards in their colors, for the main page. */
export function MembersTeaser() {
  return (
    <Section title={<Trans>Five lights of the island</Trans>} viewAll={{ to: '/members' }}>
      <MemberCards />
    </Section>
  )
}

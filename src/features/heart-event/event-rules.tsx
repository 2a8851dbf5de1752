import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '#ui/page/section.tsx'
import { MailboxLink } from './mailbox-link.tsx'

interface EventRulesProps {
  eventId: number
  /** Additional rules of this event, as `li` elements. */
  children?: ReactNode
}

/** Renders the reward rules of an event and a link to the announcement (docs/product.md#event-pages). */
export function EventRules({ eventId, children }: EventRulesProps) {
  return (
    <Section title={<Trans>Please note</Trans>}>
      <ul>
        <li>
          <Trans>
            Rewards are sent within 2 business days after the goal is met (Korean time, weekends
            excluded).
          </Trans>
        </li>
        <li>
          <Trans>Rewards are given once per account.</Trans>
        </li>
        <li>
          <Trans>Please claim rewards within 7 days.</Trans>
        </li>
        {children}
      </ul>
      <MailboxLink eventId={eventId} />
    </Section>
  )
}

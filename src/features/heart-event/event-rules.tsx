import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'
import { Section } from '#ui/page/section.tsx'

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
          <Trans>Once a goal is reached, we send the reward within 2 weekdays (Korean time).</Trans>
        </li>
        <li>
          <Trans>You can get each reward once per account.</Trans>
        </li>
        <li>
          <Trans>
            You have 7 days to claim a reward after it arrives, or longer if a notice says so.
          </Trans>
        </li>
        {children}
      </ul>
      <MailboxLink eventId={eventId} />
    </Section>
  )
}

/** Renders the rules of the heart event. */
export function HeartRules() {
  return (
    <EventRules eventId={site.heartEventId}>
      <li>
        <Trans>The heart counter may differ by network.</Trans>
      </li>
    </EventRules>
  )
}

/** Renders a link to the announcement in the game's mailbox; nothing if no URL is configured. */
function MailboxLink({ eventId }: { eventId: number }) {
  const { i18n } = useLingui()
  const url = site.mailboxLinks[eventId]?.[langOf(i18n.locale)] ?? ''
  if (url === '') return null
  return (
    <a href={url} className={button.button}>
      <Trans>Open the announcement in your game mailbox</Trans>
    </a>
  )
}

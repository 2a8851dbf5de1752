import type { ReactNode } from 'react'
import { specialArt } from './event-art.ts'
import { EventLayout } from './event-layout.tsx'
import { EventRules } from './event-rules.tsx'
import { StampRewards } from './stamp-rewards.tsx'

interface SpecialEventPageProps {
  eventId: number
  /** Title from the editors; the name of the route until it has loaded. */
  title?: string | undefined
  /** Language of the title if it differs from the page's. */
  titleLang?: string | undefined
  /** What the editors say of the event. */
  description?: string | undefined
  /** Start and end of the event. */
  period?: ReactNode
  /** End of the event, epoch ms; `null` if unknown. */
  endsAt?: number | null | undefined
  /** Text from the editors. */
  children?: ReactNode
}

/**
 * Renders an event page with its own design: artwork, period, rules, rewards and the editors' text
 * (docs/product.md#routes).
 */
export function SpecialEventPage({ eventId, title, titleLang, ...event }: SpecialEventPageProps) {
  return (
    <EventLayout
      name={title}
      nameLang={titleLang}
      description={event.description}
      art={specialArt[eventId]}
      period={event.period}
    >
      <StampRewards eventId={eventId} endsAt={event.endsAt} />
      <EventRules eventId={eventId} />
      {event.children}
    </EventLayout>
  )
}

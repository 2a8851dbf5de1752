import type { ReactNode } from 'react'
import { specialArt } from './event-art.ts'
import { EventFrame } from './event-frame.tsx'
import { EventRules } from './event-rules.tsx'
import { StampRewards } from './stamp-rewards.tsx'

interface SpecialEventPageProps {
  eventId: number
  /** Its title in the editors' words; the name of the route until it is there. */
  title?: string | undefined
  /** The language of the title, where it is not the page's. */
  titleLang?: string | undefined
  /** From when to when it runs. */
  period?: ReactNode
  /** Its last moment, epoch ms; `null` where none is named. */
  endsAt?: number | null | undefined
  /** The editors' own text about it. */
  children?: ReactNode
}

/** An event with a page of its own (docs/product.md#routes): art, period, rules, rewards, the editors' text. */
export function SpecialEventPage({ eventId, title, titleLang, ...event }: SpecialEventPageProps) {
  return (
    <EventFrame name={title} nameLang={titleLang} art={specialArt[eventId]} period={event.period}>
      <StampRewards eventId={eventId} endsAt={event.endsAt} />
      <EventRules eventId={eventId} />
      {event.children}
    </EventFrame>
  )
}

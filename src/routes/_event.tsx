import { createFileRoute } from '@tanstack/react-router'
import { EventLayout } from '#layouts/event-layout.tsx'

export const Route = createFileRoute('/_event')({
  staticData: { layout: 'event' },
  component: EventLayout,
})

import { createFileRoute } from '@tanstack/react-router'
import { EventLayout } from '#layouts/event-layout.tsx'
import { eventTop, loadFrame } from '#layouts/frame-parts.ts'

export const Route = createFileRoute('/_event')({
  loader: (entered) => loadFrame(entered, eventTop),
  staticData: { layout: 'event' },
  component: EventLayout,
})

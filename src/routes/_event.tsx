import { createFileRoute } from '@tanstack/react-router'
import { footerQuery } from '#layouts/footer/footer.queries.ts'
import { EventLayout } from '#layouts/event-layout.tsx'

export const Route = createFileRoute('/_event')({
  // The webview has no footer.
  loader: ({ context, location }) =>
    location.pathname.startsWith('/link/') ? null : context.prefetch(footerQuery()),
  staticData: { layout: 'event' },
  component: EventLayout,
})

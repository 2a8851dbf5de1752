import { createFileRoute } from '@tanstack/react-router'
import { EmbeddedLayout } from '#layouts/embedded-layout.tsx'

export const Route = createFileRoute('/_link')({
  staticData: { layout: 'embedded' },
  component: EmbeddedLayout,
})

import { createFileRoute } from '@tanstack/react-router'
import { footerQuery } from '#layouts/footer/footer.queries.ts'
import { MainLayout } from '#layouts/main-layout.tsx'

export const Route = createFileRoute('/_policy')({
  loader: ({ context }) => context.prefetch(footerQuery()),
  staticData: { layout: 'policy' },
  component: MainLayout,
})

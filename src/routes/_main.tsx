import { createFileRoute } from '@tanstack/react-router'
import { footerQuery } from '#layouts/footer.queries.ts'
import { MainLayout } from '#layouts/main-layout.tsx'

export const Route = createFileRoute('/_main')({
  loader: ({ context }) => context.load(footerQuery()),
  staticData: { layout: 'main' },
  component: MainLayout,
})

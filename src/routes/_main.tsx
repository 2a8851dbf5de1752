import { createFileRoute } from '@tanstack/react-router'
import { LeftMessageSlot } from '#features/devlog/left-message-slot.tsx'
import { footerQuery } from '#layouts/footer/footer.queries.ts'
import { MainLayout } from '#layouts/main-layout.tsx'
import { AfterInteraction } from '#ui/feedback/optional.tsx'

export const Route = createFileRoute('/_main')({
  loader: ({ context }) => context.prefetch(footerQuery()),
  staticData: { layout: 'main' },
  component: () => (
    <>
      <MainLayout />
      <AfterInteraction>
        <LeftMessageSlot />
      </AfterInteraction>
    </>
  ),
})

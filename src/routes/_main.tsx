import { createFileRoute } from '@tanstack/react-router'
import { LeftMessageSlot } from '#features/devlog/left-message-slot.tsx'
import { footerQuery } from '#layouts/footer.queries.ts'
import { loadFrame, siteEnd, siteHeader } from '#layouts/frame-parts.ts'
import { MainLayout } from '#layouts/main-layout.tsx'
import { OnceTakenUp } from '#ui/once-taken-up.tsx'

export const Route = createFileRoute('/_main')({
  loader: (entered) =>
    Promise.all([entered.context.load(footerQuery()), loadFrame(entered, siteHeader, siteEnd)]),
  staticData: { layout: 'main' },
  component: () => (
    <>
      <MainLayout />
      <OnceTakenUp>
        <LeftMessageSlot />
      </OnceTakenUp>
    </>
  ),
})

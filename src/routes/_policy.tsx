import { createFileRoute } from '@tanstack/react-router'
import { footerQuery } from '#layouts/footer.queries.ts'
import { loadFrame, policyTop, siteFooter } from '#layouts/frame-parts.ts'
import { PolicyLayout } from '#layouts/policy-layout.tsx'

export const Route = createFileRoute('/_policy')({
  loader: (entered) =>
    Promise.all([entered.context.load(footerQuery()), loadFrame(entered, policyTop, siteFooter)]),
  staticData: { layout: 'policy' },
  component: PolicyLayout,
})

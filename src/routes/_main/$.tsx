import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#layouts/not-found-page.tsx'

export const Route = createFileRoute('/_main/$')({
  staticData: { name: msg`Page not found`, notFound: true },
  component: NotFoundPage,
})

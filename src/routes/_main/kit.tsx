import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotFoundPage } from '#layouts/not-found-page.tsx'

// The `prod` build does not contain the page: its only import is here.
const KitPage =
  import.meta.env.VITE_ENV_LABEL === 'prod'
    ? NotFoundPage
    : lazy(async () => ({ default: (await import('#features/debug/kit-page.tsx')).KitPage }))

export const Route = createFileRoute('/_main/kit')({
  staticData: { name: msg`UI kit`, notFound: import.meta.env.VITE_ENV_LABEL === 'prod' },
  component: () => <KitPage />,
})

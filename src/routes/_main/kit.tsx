import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotFoundPage } from '#layouts/not-found-page.tsx'

// Only `qa` and `local` contain the page, whose only import is here.
const KitPage =
  import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ? lazy(async () => ({ default: (await import('#features/debug/kit-page.tsx')).KitPage }))
    : NotFoundPage

export const Route = createFileRoute('/_main/kit')({
  staticData: {
    name: msg`UI kit`,
    notFound: !(
      import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ),
  },
  component: () => <KitPage />,
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotFoundPage } from '#layouts/not-found-page.tsx'
import { pageNumber, searchOf } from '#lib/search-params.ts'

const accountSearch = searchOf(({ page }) => ({ page: pageNumber(page) }))

// Only `qa` and `local` contain the page, whose only import is here.
const AccountPage =
  import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ? lazy(async () => ({
        default: (await import('#features/debug/account-page.tsx')).AccountPage,
      }))
    : NotFoundPage

export const Route = createFileRoute('/_main/account')({
  validateSearch: accountSearch,
  staticData: {
    name: msg`Test accounts`,
    notFound: !(
      import.meta.env.VITE_ENV_LABEL === 'qa' || import.meta.env.VITE_ENV_LABEL === 'local'
    ),
  },
  component: () => <AccountPage page={Route.useSearch().page} />,
})

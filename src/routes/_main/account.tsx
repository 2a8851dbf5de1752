import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { accountSearch } from '#features/debug/debug.search.ts'
import { NotFoundPage } from '#layouts/not-found-page.tsx'

// The `prod` build does not contain the page: its only import is here.
const AccountPage =
  import.meta.env.VITE_ENV_LABEL === 'prod'
    ? NotFoundPage
    : lazy(async () => ({
        default: (await import('#features/debug/account-page.tsx')).AccountPage,
      }))

export const Route = createFileRoute('/_main/account')({
  validateSearch: accountSearch,
  search: { middlewares: [stripSearchParams(accountSearch.defaults)] },
  staticData: { name: msg`Test accounts`, notFound: import.meta.env.VITE_ENV_LABEL === 'prod' },
  component: () => <AccountPage page={Route.useSearch().page} />,
})

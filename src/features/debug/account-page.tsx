import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import './debug-texts.ts'
import { AccountTable } from './account-table.tsx'
import { useTestAccounts } from './debug.queries.ts'

/** Lists the test accounts; qa and local only (docs/product.md#test-environments). */
export function AccountPage({ page }: { page: number }) {
  const accounts = useTestAccounts(page)
  return (
    <Page>
      <QueryBoundary query={accounts} rows={10}>
        {(shown) =>
          shown.items.length === 0 ? (
            <EmptyState>
              <Trans>No accounts yet</Trans>
            </EmptyState>
          ) : (
            <PagedList
              page={shown.page}
              pageCount={shown.pageCount}
              linkTo={(next) => ({ to: '/account', search: { page: next } })}
            >
              <AccountTable key={shown.page} accounts={shown.items} />
            </PagedList>
          )
        }
      </QueryBoundary>
    </Page>
  )
}

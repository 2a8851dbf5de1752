import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, use, useMemo, useState, type MouseEvent } from 'react'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Button } from '#ui/form/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { Page } from '#ui/page/page.tsx'
import { copyText } from '#ui/share/share.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Column } from '#ui/table/use-data-table.ts'
import './debug-texts.ts'
import { useTestAccounts } from './debug.queries.ts'
import type { TestAccount } from './debug.schema.ts'

/**
 * The selected ids. A context instead of a column closure: new columns would rebuild the table and lose focus. Table's
 * own row selection would be in the code of every table, the leaderboards included.
 */
const SelectionContext = createContext<ReturnType<typeof useSelection>>([
  new Set<number>(),
  () => undefined,
])

const useSelection = () => useState<ReadonlySet<number>>(new Set())

/** Renders the checkbox of a row. */
function AccountChoice({ account: { id, nickname } }: { account: TestAccount }) {
  const [selection, setSelection] = use(SelectionContext)
  const toggle = () => {
    const next = new Set(selection)
    if (!next.delete(id)) next.add(id)
    setSelection(next)
  }
  return <Choice kind="checkbox" label={nickname} checked={selection.has(id)} onChange={toggle} />
}

/** Returns the columns of the account table: number, nickname, UID, kind. */
function useAccountColumns() {
  const { t } = useLingui()
  return useMemo(
    (): Column<TestAccount>[] => [
      { id: 'number', accessorKey: 'id', header: t`No.`, meta: { isNumeric: true } },
      {
        id: 'nickname',
        header: t`Nickname`,
        meta: { isRowHeader: true },
        cell: ({ row }) => <AccountChoice account={row.original} />,
      },
      { id: 'uid', accessorKey: 'uid', header: t`UID` },
      {
        id: 'kind',
        header: t`Kind`,
        accessorFn: ({ kind }) => (kind === 'member' ? t`Member` : t`Guest`),
      },
    ],
    [t],
  )
}

/** Renders a page of test accounts, with a button to copy the selected UIDs. */
export function AccountTable({ accounts }: { accounts: readonly TestAccount[] }) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const columns = useAccountColumns()
  const state = useSelection()
  const [selection, setSelection] = state
  const selected = accounts.filter(({ id }) => selection.has(id))
  const areAllSelected = selected.length === accounts.length

  const onCopy = async (event: MouseEvent<HTMLButtonElement>) => {
    const uids = selected.map(({ uid }) => uid).join('\n')
    const copied = await copyText(uids, event.currentTarget)
    announce(copied ? t`Copied` : t`Couldn't copy.`)
  }

  return (
    <>
      <div className="cluster">
        <Choice
          kind="checkbox"
          label={<Trans>Select all</Trans>}
          checked={areAllSelected}
          onChange={() => setSelection(new Set(areAllSelected ? [] : accounts.map(({ id }) => id)))}
        />
        <Button disabled={selected.length === 0} onClick={(event) => void onCopy(event)}>
          <Trans>Copy UIDs</Trans>
        </Button>
      </div>
      <SelectionContext value={state}>
        <DataTable
          caption={t`Test accounts`}
          columns={columns}
          rows={accounts}
          rowId={(account) => String(account.id)}
        />
      </SelectionContext>
    </>
  )
}

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

import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type MouseEvent } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { copyText } from '#ui/share/copy.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import type { Column } from '#ui/table/use-data-table.ts'
import { AccountChoice, SelectionContext } from './account-choice.tsx'
import styles from './debug.module.css'
import type { TestAccount } from './debug.schema.ts'
import { allRowsSelected, toggled, toggledAll, type Selection } from './selection.ts'

/** Returns the columns of the account table: number, nickname, UID, kind. */
function useAccountColumns() {
  const { t } = useLingui()
  return useMemo(
    (): Column<TestAccount>[] => [
      { id: 'number', accessorKey: 'id', header: t`No.` },
      {
        id: 'nickname',
        header: t`Nickname`,
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
  const [selection, setSelection] = useState<Selection>(new Set())
  const ids = accounts.map(({ id }) => id)
  const selected = accounts.filter(({ id }) => selection.has(id))

  const onCopy = async (event: MouseEvent<HTMLButtonElement>) => {
    const uids = selected.map(({ uid }) => uid).join('\n')
    const copied = await copyText(uids, event.currentTarget)
    announce(copied ? t`Copied` : t`This could not be copied.`)
  }

  return (
    <>
      <div className={styles.row}>
        <Choice
          kind="checkbox"
          label={<Trans>Select all</Trans>}
          checked={allRowsSelected(selection, ids)}
          onChange={() => setSelection(toggledAll(selection, ids))}
        />
        <Button disabled={selected.length === 0} onClick={(event) => void onCopy(event)}>
          <Trans>Copy UIDs</Trans>
        </Button>
      </div>
      <SelectionContext
        value={{ selection, toggle: (id) => setSelection((before) => toggled(before, id)) }}
      >
        <DataTable
          caption={t`Test accounts`}
          columns={columns}
          rows={accounts}
          rowId={(account) => String(account.id)}
          rowHeader="nickname"
          figures={['number']}
        />
      </SelectionContext>
    </>
  )
}

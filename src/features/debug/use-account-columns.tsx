import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '#ui/table/use-data-table.ts'
import { AccountChoice } from './account-choice.tsx'
import type { TestAccount } from './debug.schema.ts'

/** Returns the columns of the account table: number, nickname, UID, kind. */
export function useAccountColumns() {
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

import { createContext, use } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import type { TestAccount } from './debug.schema.ts'
import type { Selection } from './selection.ts'

interface SelectionState {
  selection: Selection
  toggle: (id: number) => void
}

/** What is selected; not in the columns, since new columns would be a new table without its focus. */
export const SelectionContext = createContext<SelectionState>({
  selection: new Set(),
  toggle: () => undefined,
})

/** The checkbox of a row. */
export function AccountChoice({ account: { id, nickname } }: { account: TestAccount }) {
  const { selection, toggle } = use(SelectionContext)
  return (
    <Choice
      kind="checkbox"
      label={nickname}
      checked={selection.has(id)}
      onChange={() => toggle(id)}
    />
  )
}

import { createContext, use } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import type { TestAccount } from './debug.schema.ts'
import type { Selection } from './selection.ts'

interface SelectionState {
  selection: Selection
  toggle: (id: number) => void
}

/**
 * Selection state. A context instead of a column closure: new columns would rebuild the table and lose focus.
 */
export const SelectionContext = createContext<SelectionState>({
  selection: new Set(),
  toggle: () => undefined,
})

/** Checkbox of a row. */
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

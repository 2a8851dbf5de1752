import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { leftMessageAtom } from './devlog.atoms.ts'

const LeftMessage = lazy(async () => ({
  default: (await import('./left-message.tsx')).LeftMessage,
}))

/** The place of the note about a message that could not be opened; its code comes when it is needed. */
export function LeftMessageSlot() {
  const id = useAtomValue(leftMessageAtom)
  if (id === null) return null
  return (
    <Suspense>
      <LeftMessage id={id} />
    </Suspense>
  )
}

import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { leftMessageAtom } from './devlog.atoms.ts'

const LeftMessage = lazyExtra(async () => (await import('./left-message.tsx')).LeftMessage)

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

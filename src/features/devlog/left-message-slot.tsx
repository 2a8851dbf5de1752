import { useAtomValue } from 'jotai'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { unavailableMessageAtom } from './devlog.atoms.ts'

const LeftMessage = lazyExtra(async () => (await import('./left-message.tsx')).LeftMessage)

/** Renders the notice about a message that failed to load; its code is loaded on demand. */
export function LeftMessageSlot() {
  const id = useAtomValue(unavailableMessageAtom)
  if (id === null) return null
  return <LeftMessage id={id} />
}

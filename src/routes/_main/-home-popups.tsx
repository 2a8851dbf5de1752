import { useAtomValue } from 'jotai'
import { consentChoiceAtom } from '#features/consent/consent.atoms.ts'
import { Popups } from '#features/popup/popups.tsx'

/** Renders the popups of the main page, which wait for the choice of cookies. */
export function HomePopups() {
  const choice = useAtomValue(consentChoiceAtom)
  return <Popups isHeld={choice === null || choice === 'unread'} />
}

import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '#ui/button.tsx'
import { openConsentDetailAtom } from '#ui/dialog-flags.ts'

/** Opens the categories again, from wherever it stands. */
export function CookieSettingsButton() {
  const open = useSetAtom(openConsentDetailAtom)
  return (
    <Button aria-haspopup="dialog" onClick={() => open()}>
      <Trans>Cookie settings</Trans>
    </Button>
  )
}

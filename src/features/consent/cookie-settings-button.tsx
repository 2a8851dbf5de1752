import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '#ui/form/button.tsx'
import { openConsentDetailAtom } from '#ui/dialog/dialog-flags.ts'

/** Renders the button that opens the cookie settings dialog. */
export function CookieSettingsButton() {
  const open = useSetAtom(openConsentDetailAtom)
  return (
    <Button aria-haspopup="dialog" onClick={() => open()}>
      <Trans>Cookie settings</Trans>
    </Button>
  )
}

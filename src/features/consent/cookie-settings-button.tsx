import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '#ui/form/button.tsx'
import { openConsentDetailAtom } from '#ui/dialog/dialog-flags.ts'

/** Opens the categories again, from wherever it stands. */
export function CookieSettingsButton() {
  const open = useSetAtom(openConsentDetailAtom)
  return (
    <Button aria-haspopup="dialog" onClick={() => open()}>
      <Trans>Cookie settings</Trans>
    </Button>
  )
}

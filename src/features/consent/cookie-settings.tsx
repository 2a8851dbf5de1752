import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useHydrated } from '#ui/when/hydration.tsx'
import { nothingAllowed } from './consent-record.ts'
import { consentAtom } from './consent.atoms.ts'
import { CookieSettingsButton } from './cookie-settings-button.tsx'

/** Lists the allowed categories, with a button to change them. */
export function CookieSettings() {
  const isHydrated = useHydrated()
  const consent = useAtomValue(consentAtom)
  // The banner may have read the choice before this page hydrates.
  const { analytical, advertising } = isHydrated ? consent : nothingAllowed
  const on = <Trans comment="The state of a cookie category.">Allowed</Trans>
  const off = <Trans comment="The state of a cookie category.">Not allowed</Trans>
  return (
    <>
      <dl className="rows">
        <div className="cluster apart">
          <dt>
            <Trans>Analytics and performance</Trans>
          </dt>
          <dd className="meta">{analytical ? on : off}</dd>
        </div>
        <div className="cluster apart">
          <dt>
            <Trans>Advertising and targeting</Trans>
          </dt>
          <dd className="meta">{advertising ? on : off}</dd>
        </div>
      </dl>
      <CookieSettingsButton />
    </>
  )
}

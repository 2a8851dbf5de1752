import { Trans, useLingui } from '@lingui/react/macro'
import { languages, langOf } from '#i18n/lang.ts'
import { storedNames } from './stored-names.ts'

/**
 * Lists every kind of data that the site can store in the browser, and for how long
 * (docs/product.md#settings-and-storage).
 */
export function StoredKinds() {
  const { i18n } = useLingui()
  const { other: _other, ...known } = storedNames
  const list = Object.values(known)
    .map((name) => i18n._(name))
    .join(languages[langOf(i18n.locale)].comma)
  return (
    <p>
      <strong>
        <Trans>What this site can store in your browser</Trans>
      </strong>
      <br />
      <span>{list}</span>
      <br />
      <Trans>
        Cookie settings are kept for 12 months, and a hidden popup stays hidden until midnight.
        Unless the list says otherwise, everything else is kept until you delete it in the settings.
      </Trans>
    </p>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import box from '#ui/form/box.module.css'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Recipients, SentTo } from './recipients.tsx'
import styles from './consent-dialog.module.css'
import { everythingAllowed, nothingAllowed, type Consent } from './consent-record.ts'

interface ConsentDialogProps {
  /** Initial state of the switches. */
  current: Consent
  /** The browser kept an older choice when the visitor made this one. */
  isRefused: boolean
  onChoose: (consent: Consent) => void
  onClose: () => void
}

/** Returns true if the browser sends the Global Privacy Control signal. */
function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Renders a dialog with the four cookie categories, two of which are not used (docs/product.md#cookie-consent). */
export function ConsentDialog({ current, isRefused, onChoose, onClose }: ConsentDialogProps) {
  const { t } = useLingui()
  const [consent, setConsent] = useState(current)
  const notUsed = (
    <Trans comment="The state of a cookie category that the site does not use.">Not used</Trans>
  )
  return (
    <Dialog
      flag="consentDetail"
      isSheet
      isNight
      closesOnBack
      title={t`Cookie settings`}
      onClose={onClose}
    >
      <p role="alert" className="meta">
        {isRefused && (
          <strong>
            <Trans>
              Your browser couldn't save your settings, so they apply only until you leave or reload
              this page. To make them last, delete this site's data in your browser settings, then
              choose again.
            </Trans>
          </strong>
        )}
      </p>
      <div className="stack">
        {hasGlobalPrivacyControl() && (
          <p>
            <Trans>
              Your browser asks sites not to sell or share your data (Global Privacy Control).
              Analytics and advertising are off unless you turn them on.
            </Trans>
          </p>
        )}
        <ul className="rows">
          <ConsentCategory name={<Trans>Essential</Trans>} state={notUsed}>
            <Trans>
              This site sets no cookies of this kind. If you log in, the account site sets one that
              keeps you logged in.
            </Trans>
          </ConsentCategory>
          <ConsentCategory
            name={<Trans>Analytics and performance</Trans>}
            on={consent.analytical}
            onSwitch={(analytical) => setConsent({ ...consent, analytical })}
          >
            <Trans>Helps us see how this site is used, how fast it is and what goes wrong.</Trans>{' '}
            <SentTo names={['vitals', 'errors']} />
          </ConsentCategory>
          <ConsentCategory name={<Trans>Functionality and profile</Trans>} state={notUsed}>
            <Trans>
              This site sets no cookies of this kind. Your settings and what you save are kept in
              your browser's storage.
            </Trans>
          </ConsentCategory>
          <ConsentCategory
            name={<Trans>Advertising and targeting</Trans>}
            on={consent.advertising}
            onSwitch={(advertising) => setConsent({ ...consent, advertising })}
          >
            <Trans>
              Lets our advertising partners show you ads tailored to your interests and measure how
              well they work.
            </Trans>{' '}
            <SentTo names={['pixel']} />
          </ConsentCategory>
        </ul>
        <details>
          <summary>
            <Trans>Where data is sent</Trans>
          </summary>
          <Recipients />
        </details>
        <div className="cluster">
          <Button primary onClick={() => onChoose(consent)}>
            <Trans>Save settings</Trans>
          </Button>
          <Button onClick={() => onChoose(everythingAllowed)}>
            <Trans>Accept all</Trans>
          </Button>
          <Button onClick={() => onChoose(nothingAllowed)}>
            <Trans>Reject all</Trans>
          </Button>
        </div>
        <p className="meta">
          <Trans>We'll keep your settings for 12 months. You can change them at any time.</Trans>{' '}
          {/* Navigating to another page closes the dialog. */}
          <Link to="/policy/cookies">
            <Trans>Cookie policy</Trans>
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

interface ConsentCategoryProps {
  name: ReactNode
  children: ReactNode
  /** Status text, shown if the category has no switch. */
  state?: ReactNode
  on?: boolean
  onSwitch?: (on: boolean) => void
}

/** Renders a cookie category with its purpose, and a switch if the category is in use. */
function ConsentCategory({ name, children, state, on, onSwitch }: ConsentCategoryProps) {
  return (
    <li>
      {onSwitch ? (
        <label className={`cluster apart ${styles.name}`}>
          <strong>{name}</strong>
          <input
            type="checkbox"
            className={box.box}
            checked={on}
            onChange={(event) => onSwitch(event.target.checked)}
          />
        </label>
      ) : (
        <p className={`cluster apart ${styles.name}`}>
          <strong>{name}</strong> <span>{state}</span>
        </p>
      )}
      <p className="meta">{children}</p>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ClipboardEvent, type FormEvent, type RefObject } from 'react'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { site } from '../../site.ts'
import { CouponAccount } from './coupon-account.tsx'
import { faultMessages, outcomeMessages } from './coupon-messages.ts'
import styles from './coupon.module.css'
import { normaliseCode, normaliseUid } from './normalise-code.ts'
import { useLaunched } from './use-launched.ts'
import { useRedemption } from './use-redemption.ts'

interface CouponFormProps {
  session: Session
  loginAddress: string | null
  code: string
}

type FieldRef = RefObject<HTMLInputElement | null>

/** The value of a field as it is sent, and shown from now on. */
function tidied({ current: field }: FieldRef, normalise: (text: string) => string): string {
  if (field === null) return ''
  const value = normalise(field.value)
  if (field.value !== value) field.value = value
  return value
}

/** An input would join the lines of a message and bury the code that is in it. */
function onPasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  event.currentTarget.value = normaliseCode(text)
}

/** The two fields, the button, and the answer below it. The fields are kept whatever comes. */
export function CouponForm({ session, loginAddress, code }: CouponFormProps) {
  const { t, i18n } = useLingui()
  const uidField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const { redeem, fault, isBusy, outcome } = useRedemption()
  const launched = useLaunched(site.launchAt)
  const unconfirmed = session.kind === 'member' && session.uid === null
  const faultText = fault && i18n._(faultMessages[fault])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (session.kind === 'unknown') return
    const uid = tidied(uidField, normaliseUid)
    const found = redeem({ uid, code: tidied(codeField, normaliseCode) })
    if (found) (found === 'uid-missing' ? uidField : codeField).current?.focus()
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      {!launched && (
        <p role="note" className={styles.early}>
          <Trans>Can be registered after the service launch</Trans>
        </p>
      )}
      <fieldset className={styles.fields} disabled={!launched || unconfirmed}>
        <legend className="visually-hidden">
          <Trans>Coupon</Trans>
        </legend>
        <CouponAccount
          session={session}
          loginAddress={loginAddress}
          error={fault === 'uid-missing' && faultText}
          ref={uidField}
        />
        <Field
          key={code}
          ref={codeField}
          label={t`Coupon code`}
          hint={t`12 to 16 characters. You can also paste the whole message.`}
          error={fault !== 'uid-missing' && faultText}
          name="code"
          defaultValue={normaliseCode(code)}
          onPaste={onPasteLines}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        <Button type="submit" primary busy={isBusy || session.kind === 'unknown'}>
          {isBusy ? <Trans>Registering</Trans> : <Trans>Use</Trans>}
        </Button>
      </fieldset>
      <div role="status" className={styles.answer}>
        {outcome && (
          <p data-tone={outcome === 'used' ? 'used' : 'refused'} className={styles.outcome}>
            {i18n._(outcomeMessages[outcome])}
          </p>
        )}
      </div>
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useId, useRef, type ClipboardEvent } from 'react'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { site } from '#site.ts'
import { CouponAccount } from './coupon-account.tsx'
import { CouponAnswer } from './coupon-answer.tsx'
import { fieldErrorMessages } from './coupon-messages.ts'
import { CouponPreview } from './coupon-preview.tsx'
import styles from './coupon.module.css'
import { rememberUidAtom } from './coupon.atoms.ts'
import { normalizeCode } from './normalize-code.ts'
import { useSubmitWhenSessionReady } from './use-submit-when-session-ready.ts'
import { useCouponFields } from './use-coupon-fields.ts'
import { useLaunched } from './use-launched.ts'
import { useRedemption } from './use-redemption.ts'

interface CouponFormProps {
  session: Session
  loginAddress: string | null
  code: string
}

/** Normalizes multi-line pastes: an input would join the lines and hide the code in them. */
function onPasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  event.currentTarget.value = normalizeCode(text)
}

/** Renders the fields, the button and the result. The result does not clear the fields. */
export function CouponForm({ session, loginAddress, code }: CouponFormProps) {
  const { t, i18n } = useLingui()
  const previewId = useId()
  const own = session.kind === 'member' ? session.uid : null
  const { uidField, codeField, entered, readFields, fillIn, normalizeFields } = useCouponFields(
    own,
    code,
  )
  const remembers = useRef<HTMLInputElement>(null)
  const rememberUid = useSetAtom(rememberUidAtom)
  const { redeem, fieldError, isBusy, receipt } = useRedemption()
  const launched = useLaunched(site.launchAt)
  const unconfirmed = session.kind === 'member' && own === null
  const errorText = fieldError && i18n._(fieldErrorMessages[fieldError])

  const { form, isWaiting, hasToWait } = useSubmitWhenSessionReady(session.kind !== 'unknown')

  const onSubmit = () => {
    if (hasToWait()) return
    const coupon = normalizeFields()
    const found = redeem(coupon)
    readFields()
    if (found) (found === 'uid-missing' ? uidField : codeField).current?.focus()
    else if (remembers.current?.checked) rememberUid(coupon.uid)
  }

  return (
    <Form
      ref={form}
      // Without JavaScript, a browser would submit the form and lose the input. `method="dialog"` outside a
      // dialog does nothing (HTML, "form submission algorithm").
      method="dialog"
      onSubmit={onSubmit}
      onInput={readFields}
      noValidate
    >
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
          error={fieldError === 'uid-missing' && errorText}
          ref={uidField}
          onPick={fillIn}
          remembers={remembers}
        />
        <Field
          key={code}
          ref={codeField}
          label={t`Coupon code`}
          aria-describedby={previewId}
          error={fieldError !== 'uid-missing' && errorText}
          name="code"
          defaultValue={normalizeCode(code)}
          onPaste={(event) => {
            onPasteLines(event)
            readFields()
          }}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        <CouponPreview
          id={previewId}
          {...entered}
          isDone={receipt?.code === entered.code && receipt.uid === entered.uid}
        />
        <Button type="submit" primary busy={isBusy || isWaiting} aria-describedby={previewId}>
          {isBusy ? <Trans>Redeeming</Trans> : <Trans>Redeem</Trans>}
        </Button>
      </fieldset>
      <CouponAnswer receipt={receipt} />
    </Form>
  )
}

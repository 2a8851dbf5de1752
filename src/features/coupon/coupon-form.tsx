import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useRef, type ClipboardEvent } from 'react'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { site } from '#site.ts'
import { CouponAccount } from './coupon-account.tsx'
import { CouponAnswer } from './coupon-answer.tsx'
import type { CouponFieldError } from './coupon-check.ts'
import { CouponChoice } from './coupon-choice.tsx'
import { isCredited } from './coupon-history.ts'
import { fieldErrorMessages } from './coupon-messages.ts'
import { CouponPreview } from './coupon-preview.tsx'
import styles from './coupon.module.css'
import { rememberUidAtom } from './coupon.atoms.ts'
import type { Receipt } from './coupon.queries.ts'
import { findCodes, normalizeCode } from './normalize-code.ts'
import { plainField } from './plain-field.ts'
import { useSubmitWhenSessionReady } from './use-submit-when-session-ready.ts'
import { useCouponFields } from './use-coupon-fields.ts'
import { useLaunched } from './use-launched.ts'
import { useRedemption } from './use-redemption.ts'

interface CouponFormProps {
  session: Session
  loginAddress: string | null
  code: string
}

/** Normalizes multi-line pastes: an input would join the lines and hide the codes in them. */
function onPasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  const codes = findCodes(text)
  event.currentTarget.value = codes.length > 1 ? codes.join(' ') : normalizeCode(text)
}

const isUidError = (error: CouponFieldError | null) => error?.startsWith('uid-') ?? false

/** Removes the code from the URL once it is redeemed, so that neither Back nor a reload offers it again. */
function useDropRedeemedCode(code: string, receipt: Receipt | null): void {
  const navigate = useNavigate()
  const isRedeemed =
    receipt !== null && isCredited(receipt.outcome) && receipt.code === normalizeCode(code)
  useEffect(() => {
    if (!isRedeemed) return
    const search = (now: object) => ({ ...now, code: '' })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [isRedeemed, navigate])
}

/** Renders the fields, the button and the result. The result does not clear the fields. */
export function CouponForm({ session, loginAddress, code }: CouponFormProps) {
  const { t, i18n } = useLingui()
  const previewId = useId()
  const own = session.kind === 'member' ? session.uid : null
  const fields = useCouponFields(own, code)
  const { uidField, codeField, entered, readFields } = fields
  const remembers = useRef<HTMLInputElement>(null)
  const rememberUid = useSetAtom(rememberUidAtom)
  const { redeem, fieldError, isBusy, receipt } = useRedemption()
  const launched = useLaunched(site.launchAt)
  const unconfirmed = session.kind === 'member' && own === null
  const errorText = fieldError && i18n._(fieldErrorMessages[fieldError])

  const { form, isWaiting, hasToWait } = useSubmitWhenSessionReady(session.kind !== 'unknown')

  const onSubmit = () => {
    if (hasToWait()) return
    const coupon = fields.normalizeFields()
    const found = redeem(coupon)
    if (found) (isUidError(found) ? uidField : codeField).current?.focus()
    else if (remembers.current?.checked) rememberUid(coupon.uid)
  }
  const onChoose = (chosen: string) => {
    fields.fillInCode(chosen)
    form.current?.requestSubmit()
  }
  useDropRedeemedCode(code, receipt)

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
          error={isUidError(fieldError) && errorText}
          ref={uidField}
          onPick={fields.fillInUid}
          remembers={remembers}
        />
        <div className={styles.codeField}>
          <Field
            ref={codeField}
            label={t`Coupon code`}
            aria-describedby={previewId}
            error={!isUidError(fieldError) && errorText}
            name="coupon"
            defaultValue={fields.initialCode}
            onPaste={(event) => {
              onPasteLines(event)
              readFields()
            }}
            enterKeyHint="send"
            {...plainField}
          />
        </div>
        <CouponChoice
          codes={fields.offered}
          uid={entered.uid}
          isBusy={isBusy || isWaiting}
          onRedeem={onChoose}
        />
        <CouponPreview
          id={previewId}
          entered={entered}
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

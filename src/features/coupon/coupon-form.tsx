import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useId, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { site } from '../../site.ts'
import { CouponAccount } from './coupon-account.tsx'
import { CouponAnswer } from './coupon-answer.tsx'
import { faultMessages } from './coupon-messages.ts'
import { CouponPreview } from './coupon-preview.tsx'
import styles from './coupon.module.css'
import { rememberUidAtom } from './coupon.atoms.ts'
import { normaliseCode } from './normalise-code.ts'
import { useAwaitedVisitor } from './use-awaited-visitor.ts'
import { useCouponFields } from './use-coupon-fields.ts'
import { useLaunched } from './use-launched.ts'
import { useRedemption } from './use-redemption.ts'

interface CouponFormProps {
  session: Session
  loginAddress: string | null
  code: string
}

/** An input would join the lines of a message and bury the code that is in it. */
function onPasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n]/.test(text.trim())) return
  event.preventDefault()
  event.currentTarget.value = normaliseCode(text)
}

/** A key that is held is one press, and the one that ends a composition is none. */
function onEnter(event: KeyboardEvent): void {
  const { repeat, isComposing } = event.nativeEvent
  if (event.key === 'Enter' && (repeat || isComposing)) event.preventDefault()
}

/** The two fields, the button, and the answer below it. The fields are kept whatever comes. */
export function CouponForm({ session, loginAddress, code }: CouponFormProps) {
  const { t, i18n } = useLingui()
  const previewId = useId()
  const own = session.kind === 'member' ? session.uid : null
  const { uidField, codeField, entered, look, fillIn, tidy } = useCouponFields(own, code)
  const remembers = useRef<HTMLInputElement>(null)
  const rememberUid = useSetAtom(rememberUidAtom)
  const { redeem, fault, isBusy, receipt } = useRedemption()
  const launched = useLaunched(site.launchAt)
  const unconfirmed = session.kind === 'member' && own === null
  const faultText = fault && i18n._(faultMessages[fault])

  const { form, isWaiting, hasToWait } = useAwaitedVisitor(session.kind !== 'unknown')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (hasToWait()) return
    const coupon = tidy()
    const found = redeem(coupon)
    look()
    if (found) (found === 'uid-missing' ? uidField : codeField).current?.focus()
    else if (remembers.current?.checked) rememberUid(coupon.uid)
  }

  return (
    // What comes up to the form is the keys of its fields and its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      // Before any script is there a browser would send the form itself and lose what was typed; one
      // that belongs to a dialog it leaves alone (HTML, "form submission algorithm").
      method="dialog"
      onSubmit={onSubmit}
      onKeyDown={onEnter}
      onInput={look}
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
          error={fault === 'uid-missing' && faultText}
          ref={uidField}
          onPick={fillIn}
          remembers={remembers}
        />
        <Field
          key={code}
          ref={codeField}
          label={t`Coupon code`}
          aria-describedby={previewId}
          error={fault !== 'uid-missing' && faultText}
          name="code"
          defaultValue={normaliseCode(code)}
          onPaste={(event) => {
            onPasteLines(event)
            look()
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
    </form>
  )
}

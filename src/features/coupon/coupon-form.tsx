import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useRef, type ClipboardEvent, type ReactNode } from 'react'
import type { Session } from '#api/session.ts'
import { langOf } from '#i18n/lang.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import lantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import darkLantern from '#ui/media/art/lantern-out-240x240.svg?no-inline'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { site } from '#site.ts'
import { CouponAccount } from './coupon-account.tsx'
import { CouponResult, CouponPreview } from './coupon-result.tsx'
import { CodeChoice, OpenCodes } from './coupon-codes.tsx'
import { isCredited } from './coupon-history.ts'
import { findCodes, normalizeCode, type CouponFieldError } from './coupon-input.ts'
import { fieldErrorMessages, isRefused } from './coupon-outcome.ts'
import styles from './coupon.module.css'
import { rememberUidAtom } from './coupon.atoms.ts'
import type { Receipt } from './coupon.queries.ts'
import { forgetFields, plainField, useCouponFields } from './use-coupon-fields.ts'
import { useLaunched, useRedemption, useSubmitWhenSessionReady } from './use-redemption.ts'

const CouponCheer = lazyExtra(async () => (await import('./coupon-cheer.tsx')).CouponCheer)

interface CouponFormProps {
  session: Session
  loginUrl: string | null
  code: string
  openCodes: readonly string[]
  /** Sections next to the ticket. */
  children: ReactNode
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

/**
 * Removes the code from the URL and from storage once it is redeemed, so that neither Back nor a reload offers it
 * again.
 */
function useDropRedeemedCode(code: string, receipt: Receipt | null): void {
  const navigate = useNavigate()
  const redeemed = receipt !== null && isCredited(receipt.outcome) ? receipt : null
  const isLinked = redeemed?.code === normalizeCode(code)
  useEffect(() => {
    if (redeemed) forgetFields()
  }, [redeemed])
  useEffect(() => {
    if (!isLinked) return
    const search = (now: object) => ({ ...now, code: '' })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [isLinked, navigate])
}

/**
 * Renders the form as a ticket: the fields, the button and the result on it, and a stub. The celebration of a
 * redeemed coupon replaces the ticket until it has the focus. The result does not clear the fields.
 */
export function CouponForm({ session, loginUrl, code, openCodes, children }: CouponFormProps) {
  const { t, i18n } = useLingui()
  const previewId = useId()
  const own = session.kind === 'member' ? session.uid : null
  const fields = useCouponFields(own, code)
  const { uidField, codeField, entered, onInput } = fields
  const remembers = useRef<HTMLInputElement>(null)
  const rememberUid = useSetAtom(rememberUidAtom)
  const { redeem, fieldError, isBusy, receipt, reset } = useRedemption()
  const launched = useLaunched(site.launchAt)
  const unconfirmed = session.kind === 'member' && own === null
  const errorText =
    fieldError === 'uid-format'
      ? site.uidPattern?.message[langOf(i18n.locale)]
      : fieldError && i18n._(fieldErrorMessages[fieldError])
  const isDone = receipt?.code === entered.code && receipt.uid === entered.uid
  const isMarked = isDone && isRefused(receipt.outcome)
  const isRedeemed = receipt !== null && isCredited(receipt.outcome)
  /** True while the celebration has the place of the ticket. */
  const isTorn = isDone && receipt.outcome === 'used'

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
  const onAnother = () => {
    reset()
    fields.fillInCode('')
    codeField.current?.focus()
  }
  useDropRedeemedCode(code, receipt)

  return (
    <div className="stack">
      {!isRedeemed && (
        <p>
          <Trans>
            Rewards stay in your game mailbox for 7 days, or longer if a notice says so.
          </Trans>
        </p>
      )}
      {isRedeemed && (
        <CouponCheer
          key={receipt.code}
          code={receipt.code}
          isProbable={receipt.outcome !== 'used'}
          onAnother={onAnother}
        />
      )}
      <div className={isTorn ? 'stack' : 'columns'}>
        <Form
          ref={form}
          // Without JavaScript, a browser would submit the form and lose the input. `method="dialog"` outside a
          // dialog does nothing (HTML, "form submission algorithm").
          method="dialog"
          onSubmit={onSubmit}
          onInput={onInput}
          noValidate
          className={styles.ticket}
          data-torn={isTorn}
        >
          <div className={styles.paper} data-scheme="light">
            {!launched && (
              <p role="note">
                <strong>
                  <Trans>Can be registered after the service launch</Trans>
                </strong>
              </p>
            )}
            <fieldset className="stack" disabled={!launched || unconfirmed}>
              <legend className="visually-hidden">
                <Trans>Coupon</Trans>
              </legend>
              <div className={`stack ${styles.codeField}`}>
                <Field
                  ref={codeField}
                  label={t`Coupon code`}
                  aria-describedby={previewId}
                  aria-invalid={isMarked || undefined}
                  error={!isUidError(fieldError) && errorText}
                  name="coupon"
                  defaultValue={fields.initialCode}
                  onPaste={(event) => {
                    onPasteLines(event)
                    onInput()
                  }}
                  enterKeyHint="send"
                  {...plainField}
                />
                <CouponResult receipt={receipt} />
                <CouponPreview id={previewId} entered={entered} isDone={isDone} />
              </div>
              <CodeChoice
                codes={fields.offered}
                uid={entered.uid}
                isBusy={isBusy || isWaiting}
                onRedeem={onChoose}
              />
              <CouponAccount
                session={session}
                loginUrl={loginUrl}
                error={isUidError(fieldError) && errorText}
                ref={uidField}
                onPick={fields.fillInUid}
                remembers={remembers}
              />
              <Button
                type="submit"
                // The celebration has the button to go on with.
                primary={!isRedeemed || !isDone}
                busy={isBusy || isWaiting}
                aria-describedby={previewId}
                onClick={(event) => {
                  // The second click of a double click comes before the hint has been read.
                  if (fieldError === 'uid-unlikely' && event.detail > 1) event.preventDefault()
                }}
              >
                {isBusy ? <Trans>Redeeming</Trans> : <Trans>Redeem</Trans>}
              </Button>
            </fieldset>
          </div>
          {/* Last: it is as high as the paper, and would move while that arrives. */}
          <Stub isLit={!isMarked} />
        </Form>
        <div className={`plate ${isTorn ? 'columns' : 'rows'} ${styles.aside}`}>
          <OpenCodes codes={openCodes} onPick={fields.fillInCode} />
          {children}
        </div>
      </div>
    </div>
  )
}

/** Renders the stub of the ticket, as decoration: Lumi below the lantern that a code lights. */
function Stub({ isLit }: { isLit: boolean }) {
  return (
    <div className={styles.stub} aria-hidden="true">
      <img src={isLit ? lantern : darkLantern} alt="" width="240" height="240" loading="lazy" />
      <Mascot of="lumi" pose={isLit ? 'stand' : 'rest'} />
    </div>
  )
}

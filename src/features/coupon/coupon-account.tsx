import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode, Ref } from 'react'
import type { Session } from '#api/session.ts'
import { displayName } from '#lib/display-name.ts'
import box from '#ui/form/box.module.css'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import styles from './coupon.module.css'
import { knownUidsAtom } from './coupon.atoms.ts'
import { plainField } from './use-coupon-fields.ts'

interface UidMemoryProps {
  /** Called when a saved UID is clicked. */
  onPick: (uid: string) => void
  /** Checkbox to save the UID. */
  remembers: Ref<HTMLInputElement>
}

interface CouponAccountProps extends UidMemoryProps {
  session: Session
  loginUrl: string | null
  error: ReactNode
  ref: Ref<HTMLInputElement>
}

/**
 * Shows the account that the coupon is for: the member's own UID, or a field for a UID
 * (docs/product.md#coupons). Every kind of session renders one field and two lines, so that the layout
 * doesn't shift once the session loads.
 */
export function CouponAccount({ session, ...account }: CouponAccountProps) {
  const own = session.kind === 'member' ? session.uid : undefined
  if (own === null) return <Unconfirmed loginUrl={account.loginUrl} />
  return <Account session={session} isOwn={own !== undefined} {...account} />
}

const fillInUid = <Trans>Log in to fill in your UID automatically</Trans>

function Unconfirmed({ loginUrl }: Pick<CouponAccountProps, 'loginUrl'>) {
  return (
    <div className={styles.account}>
      <strong>
        <Trans>UID not confirmed, please log in</Trans>
      </strong>
      <LoginLink href={loginUrl}>{fillInUid}</LoginLink>
    </div>
  )
}

/** Renders the same input for every kind of session, so that focus survives when the member's UID loads. */
function Account({
  session,
  isOwn,
  loginUrl,
  error,
  ref,
  onPick,
  remembers,
}: CouponAccountProps & { isOwn: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.account}>
      <Field
        ref={ref}
        label={t`UID`}
        hint={<Trans>You'll find it in the game settings</Trans>}
        error={!isOwn && error}
        readOnly={isOwn}
        name="uid"
        {...plainField}
      />
      {session.kind === 'member' ? (
        <Member nickname={session.nickname} loginUrl={loginUrl} />
      ) : (
        <>
          <UidMemory onPick={onPick} remembers={remembers} />
          {session.kind === 'visitor' && <LoginLink href={loginUrl}>{fillInUid}</LoginLink>}
          {session.kind === 'guest' && <GuestHelp />}
        </>
      )}
    </div>
  )
}

type MemberProps = Pick<Extract<Session, { kind: 'member' }>, 'nickname'> &
  Pick<CouponAccountProps, 'loginUrl'>

function Member({ nickname, loginUrl }: MemberProps) {
  return (
    <>
      <p className="check">
        <span>
          <Trans>
            Logged in as <VisibleName name={displayName(nickname)} />
          </Trans>
        </span>
      </p>
      <LoginLink href={loginUrl}>
        <Trans>Use a different account</Trans>
      </LoginLink>
    </>
  )
}

interface LoginLinkProps {
  href: string | null
  children: ReactNode
}

function LoginLink({ href, children }: LoginLinkProps) {
  if (href === null) return null
  return (
    <a href={href} className="check">
      {children}
    </a>
  )
}

/**
 * Explains where the game shows the UID, since the site doesn't know a guest's UID (docs/product.md#coupons).
 */
function GuestHelp() {
  return (
    <Disclosure summary={<Trans>Find your UID</Trans>}>
      <ol>
        <li>
          <Trans>Open the settings in the game.</Trans>
        </li>
        <li>
          <Trans>
            Your UID (member number) is at the bottom of that screen. Press and hold to copy it.
          </Trans>
        </li>
        <li>
          <Trans>Enter that number in the UID field on this page.</Trans>
        </li>
      </ol>
    </Disclosure>
  )
}

/** Renders a checkbox to save the UID, and buttons that fill in saved UIDs. */
function UidMemory({ onPick, remembers }: UidMemoryProps) {
  const { t } = useLingui()
  const uids = useAtomValue(knownUidsAtom)
  return (
    <>
      <label className="check">
        <input ref={remembers} type="checkbox" className={box.box} />
        <Trans>Save my UID in this browser</Trans>
      </label>
      {uids.length > 0 && (
        <ul className={styles.chips} aria-label={t`Saved UIDs`}>
          {uids.map((uid) => (
            <li key={uid}>
              <Button aria-label={t`Use UID ${uid}`} onClick={() => onPick(uid)}>
                {uid}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { Session } from '#api/session.ts'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './coupon.module.css'
import { UidMemory, type UidMemoryProps } from './uid-memory.tsx'

interface CouponAccountProps extends UidMemoryProps {
  session: Session
  loginAddress: string | null
  error: ReactNode
  ref: Ref<HTMLInputElement>
}

/**
 * Whose account the coupon is for: the member's own UID, or a field for it (docs/product.md#coupons). Whoever it
 * is, a field and two lines: who visits is known only after a while, and nothing moves then.
 */
export function CouponAccount({ session, ...account }: CouponAccountProps) {
  const own = session.kind === 'member' ? session.uid : undefined
  if (own === null) return <Unconfirmed loginAddress={account.loginAddress} />
  return <Account session={session} isOwn={own !== undefined} {...account} />
}

const fillsUid = <Trans>Log in to fill in your UID automatically</Trans>

function Unconfirmed({ loginAddress }: Pick<CouponAccountProps, 'loginAddress'>) {
  return (
    <div className={styles.account}>
      <p className={styles.unconfirmed}>
        <Trans>UID not confirmed, please log in</Trans>
      </p>
      <LoginLink address={loginAddress}>{fillsUid}</LoginLink>
    </div>
  )
}

/** One field whoever it is: who has the focus in it when their UID comes keeps it. */
function Account({
  session,
  isOwn,
  loginAddress,
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
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {session.kind === 'member' ? (
        <Member nickname={session.nickname} loginAddress={loginAddress} />
      ) : (
        <>
          <UidMemory onPick={onPick} remembers={remembers} />
          {session.kind === 'visitor' && <LoginLink address={loginAddress}>{fillsUid}</LoginLink>}
          {session.kind === 'guest' && <GuestHelp />}
        </>
      )}
    </div>
  )
}

type MemberProps = Pick<Extract<Session, { kind: 'member' }>, 'nickname'> &
  Pick<CouponAccountProps, 'loginAddress'>

function Member({ nickname, loginAddress }: MemberProps) {
  return (
    <>
      <p className={styles.line}>
        <Trans>Logged in as {nickname}</Trans>
      </p>
      <LoginLink address={loginAddress}>
        <Trans>Log in with another account</Trans>
      </LoginLink>
    </>
  )
}

interface LoginLinkProps {
  address: string | null
  children: ReactNode
}

function LoginLink({ address, children }: LoginLinkProps) {
  if (address === null) return null
  return (
    <a href={address} className={styles.line}>
      {children}
    </a>
  )
}

/** A guest has no UID that the site could show, but the game can (docs/product.md#coupons). */
function GuestHelp() {
  return (
    <Disclosure summary={<Trans>Find your UID</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Open the settings in the game.</Trans>
        </li>
        <li>
          <Trans>Your member number is at the bottom of that screen.</Trans>
        </li>
        <li>
          <Trans>Enter that number in the UID field on this page.</Trans>
        </li>
      </ol>
    </Disclosure>
  )
}

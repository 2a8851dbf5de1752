import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { Session } from '#api/session.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import styles from './coupon.module.css'
import { UidMemory, type UidMemoryProps } from './uid-memory.tsx'

interface CouponAccountProps extends UidMemoryProps {
  session: Session
  loginAddress: string | null
  error: ReactNode
  ref: Ref<HTMLInputElement>
}

/**
 * Whose account the coupon is for: the member's own UID, or a field for it (spec section 6). Whoever it
 * is, a field and two lines: who visits is known only after a while, and nothing moves then.
 */
export function CouponAccount({ session, ...account }: CouponAccountProps) {
  return session.kind === 'member' ? (
    <MemberAccount key="own" {...session} {...account} />
  ) : (
    <TypedAccount key="typed" kind={session.kind} {...account} />
  )
}

type MemberAccountProps = Extract<Session, { kind: 'member' }> &
  Pick<CouponAccountProps, 'loginAddress' | 'ref'>

const fillsUid = <Trans>Log in to have your UID filled in</Trans>
const uidHint = msg`You can find it in the game's settings`

function MemberAccount({ uid, nickname, loginAddress, ref }: MemberAccountProps) {
  const { t } = useLingui()
  if (uid !== null) {
    return (
      <div className={styles.account}>
        <Field ref={ref} label={t`UID`} hint={t(uidHint)} value={uid} readOnly />
        <p className={styles.line}>
          <Trans>Logged in as {nickname}</Trans>
        </p>
        <LoginLink address={loginAddress}>
          <Trans>Log in with another account</Trans>
        </LoginLink>
      </div>
    )
  }
  return (
    <div className={styles.account}>
      <p className={styles.unconfirmed}>
        <Trans>UID not confirmed, please log in</Trans>
      </p>
      <LoginLink address={loginAddress}>{fillsUid}</LoginLink>
    </div>
  )
}

type TypedAccountProps = Omit<CouponAccountProps, 'session'> & { kind: Session['kind'] }

function TypedAccount({ kind, loginAddress, error, ref, onPick, remembers }: TypedAccountProps) {
  const { t } = useLingui()
  return (
    <div className={styles.account}>
      <Field
        ref={ref}
        label={t`UID`}
        hint={t(uidHint)}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <UidMemory onPick={onPick} remembers={remembers} />
      {kind === 'visitor' && <LoginLink address={loginAddress}>{fillsUid}</LoginLink>}
      {kind === 'guest' && <GuestHelp />}
    </div>
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

/** A guest has no UID that the site could show, but the game can (spec section 6). */
function GuestHelp() {
  return (
    <Disclosure summary={<Trans>Find your UID</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Open the settings in the game.</Trans>
        </li>
        <li>
          <Trans>Find your member number in the account section.</Trans>
        </li>
        <li>
          <Trans>Enter that number here as your UID.</Trans>
        </li>
      </ol>
    </Disclosure>
  )
}

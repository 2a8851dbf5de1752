import { Trans } from '@lingui/react/macro'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './debug.module.css'
import { sessionKinds, useSwitchSession } from './debug.queries.ts'

const names = {
  visitor: <Trans>Visitor</Trans>,
  guest: <Trans>Guest</Trans>,
  member: <Trans>Member</Trans>,
}

/** Buttons that switch the session of the mock account site. */
export function SessionSwitch({ current }: { current: Session['kind'] }) {
  const { mutate, isPending } = useSwitchSession()
  return (
    <div className={styles.row}>
      {sessionKinds.map((kind) => (
        <Button
          key={kind}
          aria-pressed={kind === current}
          busy={isPending}
          onClick={() => mutate(kind)}
        >
          {names[kind]}
        </Button>
      ))}
    </div>
  )
}

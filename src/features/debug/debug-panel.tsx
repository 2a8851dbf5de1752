import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/button.tsx'
import styles from './debug.module.css'
import { sessionKinds, useSwitchSession } from './debug.queries.ts'
import { MetaTagList } from './meta-tag-list.tsx'
import { mockScenarios } from './scenarios.ts'

/** For testers, in qa and local alone: what the page says of itself, and what can be switched. */
export function DebugPanel({ session }: { session: Session['kind'] }) {
  const { t } = useLingui()
  const environment = import.meta.env.VITE_ENV_LABEL
  const [isOpen, setOpen] = useState(false)
  return (
    <aside aria-label={t`Debug panel`} className={styles.panel}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Debug panel</Trans>
      </Button>
      {isOpen && (
        <>
          <p>
            <Trans>Environment: {environment}</Trans>
            {' · '}
            <Trans>Session: {session}</Trans>
          </p>
          <p className={styles.row}>
            <Link to="/account">
              <Trans>Test accounts</Trans>
            </Link>
            <Link to="/kit">
              <Trans>UI kit</Trans>
            </Link>
          </p>
          {import.meta.env.VITE_MOCK && <SessionSwitch current={session} />}
          <h2>
            <Trans>Meta tags</Trans>
          </h2>
          <MetaTagList />
          <ScenarioList />
        </>
      )}
    </aside>
  )
}

function SessionSwitch({ current }: { current: Session['kind'] }) {
  const { mutate, isPending } = useSwitchSession()
  return (
    <p className={styles.row}>
      {sessionKinds.map((kind) => (
        <Button
          key={kind}
          aria-pressed={kind === current}
          busy={isPending}
          onClick={() => mutate(kind)}
        >
          {kind}
        </Button>
      ))}
    </p>
  )
}

/** Every scenario is an address: the mock backend reads it before the app starts. */
function ScenarioList() {
  const scenarios = mockScenarios(import.meta.env.VITE_MOCK_SCENARIOS)
  if (scenarios.length === 0) return null
  return (
    <>
      <h2>
        <Trans>Mock scenarios</Trans>
      </h2>
      <ul className={styles.scenarios}>
        {scenarios.map(({ name, description }) => (
          <li key={name}>
            <a href={`?scenario=${encodeURIComponent(name)}`}>{name}</a> {description}
          </li>
        ))}
      </ul>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import './debug-texts.ts'
import { AddressList } from './address-list.tsx'
import styles from './debug.module.css'
import { MetaTagList } from './meta-tag-list.tsx'
import { ScenarioDeck } from './scenario-deck.tsx'
import { mockScenarios, playedScenario } from './scenarios.ts'
import { SessionSwitch } from './session-switch.tsx'

interface DebugPanelProps {
  session: Session['kind']
}

/** For testers, in qa and local alone: what the page says of itself, and what can be switched. */
export function DebugPanel({ session }: DebugPanelProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Debug panel</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Debug panel`}>
        {isOpen && <Contents session={session} onLeave={close} />}
      </Dialog>
    </>
  )
}

function Contents({ session, onLeave }: DebugPanelProps & { onLeave: () => void }) {
  const environment = import.meta.env.VITE_ENV_LABEL
  const scenarios = mockScenarios(import.meta.env.VITE_MOCK_SCENARIOS)
  const scenario = playedScenario()
  return (
    <div className={styles.panel}>
      <ul className={styles.facts}>
        <li>
          <Trans>Environment: {environment}</Trans>
        </li>
        <li>
          <Trans>Session: {session}</Trans>
        </li>
        {scenarios.length > 0 && (
          <li>
            <Trans>Scenario: {scenario}</Trans>
          </li>
        )}
      </ul>
      {import.meta.env.VITE_MOCK && <SessionSwitch current={session} />}
      <p className={styles.row}>
        <Link to="/account" onClick={onLeave}>
          <Trans>Test accounts</Trans>
        </Link>
        <Link to="/kit" onClick={onLeave}>
          <Trans>UI kit</Trans>
        </Link>
      </p>
      <Disclosure summary={<Trans>Meta tags</Trans>}>
        <MetaTagList />
      </Disclosure>
      <Disclosure summary={<Trans>All addresses</Trans>}>
        <AddressList />
      </Disclosure>
      {scenarios.length > 0 && <ScenarioDeck scenarios={scenarios} />}
    </div>
  )
}

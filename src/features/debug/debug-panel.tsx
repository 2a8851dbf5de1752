import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import './debug-texts.ts'
import { PathList } from './path-list.tsx'
import styles from './debug.module.css'
import { MetaTagList } from './meta-tag-list.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { mockScenarios, activeScenario } from './scenarios.ts'
import { SessionSwitch } from './session-switch.tsx'

interface DebugPanelProps {
  session: Session['kind']
}

/**
 * Debug panel for testers (qa and local only): shows the page's metadata and switches session and scenario.
 */
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
        {isOpen && <Contents session={session} onClose={close} />}
      </Dialog>
    </>
  )
}

function Contents({ session, onClose }: DebugPanelProps & { onClose: () => void }) {
  const environment = import.meta.env.VITE_ENV_LABEL
  const scenarios = mockScenarios(import.meta.env.VITE_MOCK_SCENARIOS)
  const scenario = activeScenario()
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
        <Link to="/account" onClick={onClose}>
          <Trans>Test accounts</Trans>
        </Link>
        <Link to="/kit" onClick={onClose}>
          <Trans>UI kit</Trans>
        </Link>
      </p>
      <Disclosure summary={<Trans>Meta tags</Trans>}>
        <MetaTagList />
      </Disclosure>
      <Disclosure summary={<Trans>All addresses</Trans>}>
        <PathList />
      </Disclosure>
      {scenarios.length > 0 && <ScenarioList scenarios={scenarios} />}
    </div>
  )
}

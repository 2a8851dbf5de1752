import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import type { Session } from '#api/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import './debug-texts.ts'
import { sessionKinds, useSwitchSession } from './debug.queries.ts'
import { ScenarioList } from './scenario-list.tsx'
import { activeScenario, mockScenarios } from './scenarios.ts'
import { sitePaths } from './site-paths.ts'
import styles from './debug.module.css'

interface DebugPanelProps {
  session: Session['kind']
}

/**
 * Renders the debug panel for testers (qa and local only): the page's metadata, and switches of session and scenario.
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
      {isOpen && (
        <Dialog onClose={close} title={t`Debug panel`}>
          <Contents session={session} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

function Contents({ session, onClose }: DebugPanelProps & { onClose: () => void }) {
  const environment = import.meta.env.VITE_ENV_LABEL
  const scenarios = mockScenarios(import.meta.env.VITE_MOCK_SCENARIOS)
  const scenario = activeScenario()
  return (
    <div className={`stack ${styles.panel}`}>
      <ul className="cluster">
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
      <p className="cluster">
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
      <Disclosure summary={<Trans>All pages</Trans>}>
        <PathList />
      </Disclosure>
      {scenarios.length > 0 && <ScenarioList scenarios={scenarios} />}
    </div>
  )
}

const sessionNames = {
  visitor: <Trans>Visitor</Trans>,
  guest: <Trans>Guest</Trans>,
  member: <Trans>Member</Trans>,
}

/** Buttons that switch the session of the mock account site. */
function SessionSwitch({ current }: { current: Session['kind'] }) {
  const { mutate, isPending } = useSwitchSession()
  return (
    <div className={`cluster ${styles.row}`}>
      {sessionKinds.map((kind) => (
        <Button
          key={kind}
          aria-pressed={kind === current}
          busy={isPending}
          onClick={() => mutate(kind)}
        >
          {sessionNames[kind]}
        </Button>
      ))}
    </div>
  )
}

/**
 * Renders links to every page of the site in the current language. Plain links, so that each loads a new document.
 */
function PathList() {
  const { routesByPath, basepath } = useRouter()
  const paths = Object.values(routesByPath).map((route) => route.fullPath)
  return (
    <ul>
      {sitePaths(paths, import.meta.env.VITE_MOCK_PAGES || []).map((path) => (
        <li key={path}>
          <a href={`${basepath === '/' ? '' : basepath}${path}`} className="target">
            {path}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Tag in the head that describes the page to search engines and link previews. */
interface MetaTag {
  name: string
  value: string
}

/** Returns the title, meta tags, and canonical and alternate links of a page, in document order. */
function metaTags(page: Document): MetaTag[] {
  const nodes = page.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]')
  return [...nodes].map((node) => ({ name: nameOf(node), value: valueOf(node) }))
}

function nameOf(node: Element): string {
  const name = ['property', 'name', 'http-equiv', 'hreflang', 'rel']
    .map((attribute) => node.getAttribute(attribute))
    .find((text) => text !== null)
  return name === undefined ? node.localName : `${node.localName} ${name}`
}

function valueOf(node: Element): string {
  return (
    node.getAttribute('content') ??
    node.getAttribute('href') ??
    node.getAttribute('charset') ??
    node.textContent
  )
}

/** Lists the current meta tags of the page. */
function MetaTagList() {
  const [tags, setTags] = useState<MetaTag[]>([])
  // Updates with the document head.
  useEffect(() => {
    const read = () => setTags(metaTags(document))
    const observer = new MutationObserver(read)
    observer.observe(document.head, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    read()
    return () => observer.disconnect()
  }, [])
  return (
    <dl>
      {tags.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { Choice } from '#ui/form/choice.tsx'
import { copyText } from '#ui/share/share.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './debug.module.css'
import {
  matches,
  activeScenario,
  scenarioUrl,
  scenarioGroups,
  type Scenario,
  type ScenarioGroup,
} from './scenarios.ts'

const groupNames: Record<ScenarioGroup, ReactNode> = {
  content: <Trans>Content</Trans>,
  sessions: <Trans>Sessions</Trans>,
  empty: <Trans>Empty lists</Trans>,
  faults: <Trans>Failures</Trans>,
  coupons: <Trans>Coupon results</Trans>,
  surveys: <Trans>Survey results</Trans>,
  clock: <Trans>Clock</Trans>,
  hostile: <Trans>Hostile content</Trans>,
}

interface ScenarioEntryProps {
  scenario: Scenario
  url: string
  /** True if the page uses this scenario. */
  isActive: boolean
  isCopied: boolean
  onCopy: (button: Element) => void
}

/** Renders the card of a scenario, with a link to it and a button to copy that link. */
function ScenarioEntry(props: ScenarioEntryProps) {
  const { t } = useLingui()
  const { scenario, url, isActive, isCopied, onCopy } = props
  const { name, description } = scenario
  return (
    <li className="cluster">
      <a href={url} className={styles.scenario} aria-current={isActive || undefined}>
        <strong>{name}</strong>
        {/* Scenario descriptions are in English only. */}
        <span lang="en" className="meta">
          {description}
        </span>
      </a>
      <Button aria-label={t`Copy link: ${name}`} onClick={(event) => onCopy(event.currentTarget)}>
        <Icon shape={isCopied ? icons.check : icons.link} />
      </Button>
    </li>
  )
}

/** Lists the scenarios of the mock backend, with a filter. */
export function ScenarioList({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { i18n, t } = useLingui()
  const [filter, setFilter] = useState('')
  const [isHere, setHere] = useState(false)
  const [copied, setCopied] = useState<{ name: string; done: boolean } | null>(null)
  const context = { lang: langOf(i18n.locale), page: window.location.href }
  const active = activeScenario()
  const shown = scenarios.filter((scenario) => matches(scenario, filter))
  const count = shown.length

  const entry = (scenario: Scenario) => {
    const url = scenarioUrl(scenario, context, isHere)
    const copy = async (button: Element) => {
      setCopied({ name: scenario.name, done: await copyText(url, button) })
    }
    return (
      <ScenarioEntry
        key={scenario.name}
        scenario={scenario}
        url={url}
        isActive={scenario.name === active}
        isCopied={copied?.done === true && copied.name === scenario.name}
        onCopy={(button) => void copy(button)}
      />
    )
  }

  return (
    <>
      <Field
        label={<Trans>Filter</Trans>}
        type="search"
        autoComplete="off"
        placeholder="coupon 500"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <Choice
        kind="checkbox"
        label={<Trans>Stay on this page</Trans>}
        checked={isHere}
        onChange={(event) => setHere(event.target.checked)}
      />
      {/* The page's live region is inert while a dialog is open. */}
      <p role="status">
        <Plural value={count} one="# scenario" other="# scenarios" />
        {copied && <span>{` · ${copied.done ? t`Link copied` : t`Couldn't copy.`}`}</span>}
      </p>
      {scenarioGroups.map((group) => {
        const entries = shown.filter((scenario) => scenario.group === group)
        return (
          entries.length > 0 && (
            <section key={group} aria-labelledby={`scenarios-${group}`}>
              <h3 id={`scenarios-${group}`}>{groupNames[group]}</h3>
              <ul className="rows">{entries.map(entry)}</ul>
            </section>
          )
        )
      })}
    </>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { Choice } from '#ui/form/choice.tsx'
import { copyText } from '#ui/share/copy.ts'
import { Field } from '#ui/form/field.tsx'
import styles from './debug.module.css'
import { GroupName } from './group-name.tsx'
import { ScenarioEntry } from './scenario-entry.tsx'
import { matches, activeScenario, scenarioUrl, scenarioGroups, type Scenario } from './scenarios.ts'

/** Lists the scenarios of the mock backend, with a filter. */
export function ScenarioList({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { i18n, t } = useLingui()
  const [words, setWords] = useState('')
  const [isHere, setHere] = useState(false)
  const [copied, setCopied] = useState<{ name: string; done: boolean } | null>(null)
  const context = { lang: langOf(i18n.locale), page: window.location.href }
  const active = activeScenario()
  const shown = scenarios.filter((scenario) => matches(scenario, words))
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
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Choice
        kind="checkbox"
        label={<Trans>Stay on this page</Trans>}
        checked={isHere}
        onChange={(event) => setHere(event.target.checked)}
      />
      {/* The page's live region is inert while a dialog is open. */}
      <p role="status" className={styles.quiet}>
        <Plural value={count} one="# scenario" other="# scenarios" />
        {copied && (
          <span>{` · ${copied.done ? t`Link copied` : t`This could not be copied.`}`}</span>
        )}
      </p>
      {scenarioGroups.map((group) => {
        const entries = shown.filter((scenario) => scenario.group === group)
        return (
          entries.length > 0 && (
            <section key={group} aria-labelledby={`scenarios-${group}`}>
              <h3 id={`scenarios-${group}`} className={styles.heading}>
                <GroupName group={group} />
              </h3>
              <ul className={styles.list}>{entries.map(entry)}</ul>
            </section>
          )
        )
      })}
    </>
  )
}

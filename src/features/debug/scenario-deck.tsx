import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { Choice } from '#ui/form/choice.tsx'
import { copyText } from '#ui/share/copy.ts'
import { Field } from '#ui/form/field.tsx'
import styles from './debug.module.css'
import { GroupName } from './group-name.tsx'
import { ScenarioEntry } from './scenario-entry.tsx'
import {
  matches,
  playedScenario,
  scenarioAddress,
  scenarioGroups,
  type Scenario,
} from './scenarios.ts'

/** Every scenario of the mock backend by name, a press away. */
export function ScenarioDeck({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { i18n, t } = useLingui()
  const [words, setWords] = useState('')
  const [isHere, setHere] = useState(false)
  const [copied, setCopied] = useState<{ name: string; done: boolean } | null>(null)
  const place = { lang: langOf(i18n.locale), page: window.location.href }
  const played = playedScenario()
  const shown = scenarios.filter((scenario) => matches(scenario, words))
  const count = shown.length

  const entry = (scenario: Scenario) => {
    const address = scenarioAddress(scenario, place, isHere)
    const copy = async (beside: Element) => {
      setCopied({ name: scenario.name, done: await copyText(address, beside) })
    }
    return (
      <ScenarioEntry
        key={scenario.name}
        scenario={scenario}
        address={address}
        isPlayed={scenario.name === played}
        isCopied={copied?.done === true && copied.name === scenario.name}
        onCopy={(beside) => void copy(beside)}
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
        {copied && ` · ${copied.done ? t`Link copied` : t`This could not be copied.`}`}
      </p>
      {scenarioGroups.map((group) => {
        const entries = shown.filter((scenario) => scenario.group === group)
        return (
          entries.length > 0 && (
            <section key={group} aria-labelledby={`deck-${group}`}>
              <h3 id={`deck-${group}`} className={styles.heading}>
                <GroupName group={group} />
              </h3>
              <ul className={styles.deck}>{entries.map(entry)}</ul>
            </section>
          )
        )
      })}
    </>
  )
}

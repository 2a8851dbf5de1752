import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './debug.module.css'
import type { Scenario } from './scenarios.ts'

interface ScenarioEntryProps {
  scenario: Scenario
  url: string
  /** True if the page uses this scenario. */
  isActive: boolean
  isCopied: boolean
  onCopy: (button: Element) => void
}

/** Card of a scenario, with a link to it and a button to copy that link. */
export function ScenarioEntry(props: ScenarioEntryProps) {
  const { t } = useLingui()
  const { scenario, url, isActive, isCopied, onCopy } = props
  const { name, description } = scenario
  return (
    <li className={styles.entry}>
      <a href={url} className={styles.scenario} aria-current={isActive || undefined}>
        <span className={styles.name}>{name}</span>
        {/* Scenario descriptions are in English only. */}
        <span lang="en" className={styles.description}>
          {description}
        </span>
      </a>
      <Button aria-label={t`Copy link: ${name}`} onClick={(event) => onCopy(event.currentTarget)}>
        <Icon shape={isCopied ? partIcons.check : partIcons.link} />
      </Button>
    </li>
  )
}

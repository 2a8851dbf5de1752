import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './debug.module.css'
import type { Scenario } from './scenarios.ts'

interface ScenarioEntryProps {
  scenario: Scenario
  address: string
  /** It answers this page. */
  isPlayed: boolean
  isCopied: boolean
  onCopy: (beside: Element) => void
}

/** One card of the deck: its address to go to, and the same to send to a colleague. */
export function ScenarioEntry(props: ScenarioEntryProps) {
  const { t } = useLingui()
  const { scenario, address, isPlayed, isCopied, onCopy } = props
  const { name, description } = scenario
  return (
    <li className={styles.entry}>
      <a href={address} className={styles.scenario} aria-current={isPlayed || undefined}>
        <span className={styles.name}>{name}</span>
        {/* The mock world is described in English. */}
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

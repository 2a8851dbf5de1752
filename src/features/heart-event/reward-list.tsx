import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '#ui/section.tsx'
import styles from './reward-list.module.css'

interface RewardListProps {
  /** The rewards: `RewardTile` elements. */
  children: ReactNode
  /** What holds for all of them. */
  note?: ReactNode
}

/** What the goals of an event bring, lowest first. */
export function RewardList({ children, note }: RewardListProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      <ol className={styles.rewards}>{children}</ol>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

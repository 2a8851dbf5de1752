import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid } from '#ui/card/card.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './heart-event.module.css'

interface RewardListProps {
  /** The rewards: `RewardTile` elements. */
  children: ReactNode
  /** What holds for all of them. */
  note?: ReactNode
}

/** What the goals of an event bring, as cards. */
export function RewardList({ children, note }: RewardListProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      <CardGrid>{children}</CardGrid>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

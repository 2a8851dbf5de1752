import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid } from '#ui/card/card.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './heart-event.module.css'

interface RewardListProps {
  /** `RewardTile` elements. */
  children: ReactNode
  /** Note on all rewards. */
  note?: ReactNode
}

/** Lists the rewards of an event as cards. */
export function RewardList({ children, note }: RewardListProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      <CardGrid>{children}</CardGrid>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

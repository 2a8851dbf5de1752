import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import island from '#ui/media/art/island-900x588.avif?no-inline'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { litInMonth, type LanternProgress } from './lantern-progress.ts'
import type { LanternGame } from './lantern-rules.ts'
import { LitWindows } from './lit-windows.tsx'
import { ShareResult } from './share-result.tsx'
import styles from './result.module.css'

interface LitResultProps {
  progress: LanternProgress
  day: string
  /** The game of `day`, whose lanterns are all lit. */
  game: LanternGame
  /** What else to do with the board. */
  children: ReactNode
}

/** Renders the island of the visitor, with a window for each lit day of the month, and the friends who cheer. */
export function LitResult({ progress, day, game, children }: LitResultProps) {
  const count = litInMonth(progress, day).length
  return (
    <div className={styles.result}>
      <div className={styles.island}>
        <img src={island} alt="" className="fill" />
        <LitWindows progress={progress} day={day} />
        <p className={`meta ${styles.month}`}>
          <Trans>Windows lit this month: {count}</Trans>
        </p>
        <div className={styles.friends}>
          {(['lumi', ...game.lanterns] as const).map((friend) => (
            <Mascot key={friend} of={friend} pose="cheer" />
          ))}
        </div>
      </div>
      <ShareResult progress={progress} day={day} game={game}>
        {children}
      </ShareResult>
    </div>
  )
}

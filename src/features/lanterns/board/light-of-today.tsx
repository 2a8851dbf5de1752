import { useAtomValue } from 'jotai'
import { formatDay } from '#i18n/times.ts'
import { useNow } from '#ui/when/use-now.ts'
import { LanternMarks } from '../lantern-marks.tsx'
import { gameOf } from './lantern-progress.ts'
import { nextLantern } from './lantern-rules.ts'
import { progressAtom } from './lanterns.atoms.ts'

/** Renders the lanterns of today as the visitor has left them, as decoration. */
export function LightOfToday() {
  const progress = useAtomValue(progressAtom)
  const now = useNow('minute')
  return <LanternMarks lit={now === null ? 0 : nextLantern(gameOf(progress, formatDay(now)))} />
}

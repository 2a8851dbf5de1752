import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { formatDay } from '#i18n/times.ts'
import { mascots } from '#site-mascots.ts'
import { useNow } from '#ui/when/use-now.ts'
import { ThreeLanterns } from '../three-lanterns.tsx'
import { gameOf, nextFriend } from './lantern-progress.ts'
import { lanternCount, nextLantern } from './lantern-rules.ts'
import { LanternTexts } from './lantern-texts.tsx'
import { progressAtom } from './lanterns.atoms.ts'

/** Renders the lanterns of today, and the name of the link to the board, or of the next board once all are lit. */
export function LightOfToday({ children }: { children: ReactNode }) {
  const progress = useAtomValue(progressAtom)
  const now = useNow('minute')
  if (now === null) return children
  const day = formatDay(now)
  const game = progress.day === day ? gameOf(progress, day) : null
  const isLit = progress.lit.includes(day)
  return (
    <>
      <ThreeLanterns lit={isLit ? lanternCount : game ? nextLantern(game) : 0} />
      {isLit ? (
        <Suspense fallback={children}>
          <LanternTexts>
            <NextBoard day={day} />
          </LanternTexts>
        </Suspense>
      ) : (
        children
      )}
    </>
  )
}

/** Names the board of the next day by the friend of its first lantern. */
function NextBoard({ day }: { day: string }) {
  const { i18n } = useLingui()
  const friend = nextFriend(day)
  const name = friend && mascots[friend].name[langOf(i18n.locale)]
  return <Trans>Tomorrow: {name}'s board</Trans>
}

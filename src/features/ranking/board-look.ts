import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { useBoardExtras, type SheetLink } from './board-context.ts'
import { useMovementWords, type MovementWords } from './use-movement-words.ts'
import { useTierNames } from './use-tier-names.ts'

/** What all rows of a board share: made once, not by each of a hundred rows. */
export interface BoardLook {
  labels: Record<'trophies' | 'level' | 'stylePoints', string>
  figure: (value: number | null) => string
  movement: MovementWords
  tiers: readonly string[]
  linkTo: (nickname: string) => SheetLink
}

/** The look of the rows; another one only where the language or the links of the board change. */
export function useBoardLook(): BoardLook {
  const { t } = useLingui()
  const { linkTo } = useBoardExtras()
  const movement = useMovementWords()
  const tiers = useTierNames()
  return useMemo(
    () => ({
      labels: { trophies: t`Trophies`, level: t`Level`, stylePoints: t`Style points` },
      figure: (value) => (value === null ? '-' : formatNumber(value)),
      movement,
      tiers,
      linkTo,
    }),
    [t, linkTo, movement, tiers],
  )
}

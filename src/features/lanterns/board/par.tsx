import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { boardOf } from './lantern-progress.ts'
import { parOf } from './lantern-solver.ts'

interface ParProps {
  day: string
  /** The number of lines that the visitor used. */
  lines: number
}

/** Compares the visitor's number of lines with the par of the board, as that of the host of the island. */
export default function Par({ day, lines }: ParProps) {
  const { i18n } = useLingui()
  const par = useMemo(() => parOf(boardOf(day)), [day])
  const name = mascots.lumi.name[langOf(i18n.locale)]
  if (par === null) return <Trans>Even {name} couldn't light this one. Well done!</Trans>
  if (lines < par)
    return (
      <Trans>
        {name} needed {par}. You're ahead!
      </Trans>
    )
  if (lines === par) return <Trans>{name} needed just as many.</Trans>
  return (
    <Trans>
      {name} did it with {par}. Can you?
    </Trans>
  )
}

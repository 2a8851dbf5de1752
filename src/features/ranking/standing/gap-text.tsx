import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import type { Standing } from './standing.ts'

/** What a player lacks to the next better rank, in a sentence. */
export function GapText({ standing: { row, above, gap } }: { standing: Standing }) {
  if (gap === null)
    return above === undefined || row.rank === 1 ? <Trans>The top of this board</Trans> : null
  const rank = gap.toRank
  const by = formatNumber(gap.by)
  return gap.by === 0 ? (
    <Trans>Tied with rank {rank}</Trans>
  ) : (
    <Trans>
      {by} more to reach rank {rank}
    </Trans>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Standing } from './standing.ts'

/** What a player lacks to the next better rank, in a sentence. */
export function GapText({ standing: { row, above, gap } }: { standing: Standing }) {
  const { i18n } = useLingui()
  if (gap === null)
    return above === undefined || row.rank === 1 ? <Trans>The top of this board</Trans> : null
  const rank = gap.toRank
  const by = i18n.number(gap.by)
  return gap.by === 0 ? (
    <Trans>Even with rank {rank}</Trans>
  ) : (
    <Trans>
      {by} more to rank {rank}
    </Trans>
  )
}

import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { maxRows } from './max-rows.ts'

/** Shows that the leaderboard is truncated, so search results may be incomplete. */
export function TruncatedNotice({ rowCount }: { rowCount: number }) {
  const all = formatNumber(rowCount)
  const most = formatNumber(maxRows)
  return (
    <p>
      <Trans>
        Showing the top {most} of {all} players.
      </Trans>
    </p>
  )
}

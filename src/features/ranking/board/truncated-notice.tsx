import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { mostRows } from './max-rows.ts'

/** Says that a board is longer than a page can hold: what is found on it is not all there is. */
export function TruncatedNotice({ rowCount }: { rowCount: number }) {
  const all = formatNumber(rowCount)
  const most = formatNumber(mostRows)
  return (
    <p>
      <Trans>
        Showing the top {most} of {all} players.
      </Trans>
    </p>
  )
}

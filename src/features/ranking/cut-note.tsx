import { Trans, useLingui } from '@lingui/react/macro'
import { mostRows } from './most-rows.ts'

/** Says that a board is longer than a page can hold: what is found on it is not all there is. */
export function CutNote({ rowCount }: { rowCount: number }) {
  const { i18n } = useLingui()
  const all = i18n.number(rowCount)
  const most = i18n.number(mostRows)
  return (
    <p>
      <Trans>
        This board has {all} rows; the first {most} are shown.
      </Trans>
    </p>
  )
}

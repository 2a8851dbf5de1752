import { constructFilterFn, filterFn_includesString } from '@tanstack/react-table'

/** Ignores width, composition and case: `ＬＵＭＩ` finds `Lumi`. */
function fold(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFKC').toLowerCase() : ''
}

/** Finds the rows whose name contains the searched text. */
export const nameFilter = constructFilterFn({
  ...filterFn_includesString,
  resolveFilterValue: fold,
  resolveDataValue: fold,
})

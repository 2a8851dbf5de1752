import { constructFilterFn, filterFn_includesString } from '@tanstack/react-table'

/** Normalizes width, composition and case: `ＬＵＭＩ` matches `Lumi`. */
export function foldName(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFKC').toLowerCase() : ''
}

/** Matches rows whose name contains the search text. */
export const nameFilter = constructFilterFn({
  ...filterFn_includesString,
  resolveFilterValue: foldName,
  resolveDataValue: foldName,
})

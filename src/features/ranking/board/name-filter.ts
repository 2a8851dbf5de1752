import { constructFilterFn, filterFn_includesString } from '@tanstack/react-table'
import { comparable } from '#lib/comparable.ts'

const searchable = (text: unknown) => (typeof text === 'string' ? comparable(text) : '')

/** Matches rows whose name contains the search text. */
export const nameFilter = constructFilterFn({
  ...filterFn_includesString,
  resolveFilterValue: searchable,
  resolveDataValue: searchable,
})

import { queryOptions, useQuery } from '@tanstack/react-query'
import { findCoupons } from '#lib/coupon-like.ts'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import { textOf } from '#ui/article/html-text.ts'
import { popupList, type Popup } from './popup.schema.ts'

/** The maximum number of codes on the main page. */
const maxCodes = 2

/** Returns the coupon codes in the texts of the popups, each once. */
export function codesOf(popups: readonly Popup[]): string[] {
  const codes = popups.flatMap(({ title, html }) =>
    findCoupons(`${title}\n${textOf(html ?? '')}`).map(({ text }) => text),
  )
  return [...new Set(codes)].slice(0, maxCodes)
}

export const popupQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('popup', 'list'),
      queryFn: ({ signal }) => read(popupList, { body: localized() }, signal),
      staleTime: staleTimes.news,
    }),

  /** The codes that the popups announce, which is all that the API tells of codes. Without popups there are none. */
  codes: () =>
    queryOptions({
      queryKey: queryKey('popup', 'codes'),
      queryFn: async ({ client }) =>
        codesOf(await readSource(client, popupQueries.list()).catch(() => [])),
      staleTime: staleTimes.news,
    }),
}

/** Loads the current popups. */
export const usePopups = () => useQuery(popupQueries.list())

/** Loads the coupon codes that are announced now. */
export const useCodes = () => useQuery(popupQueries.codes())

import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { request } from '#api/client.ts'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { readPageWithinEnd } from '#api/read.ts'
import { accountList } from './debug.schema.ts'

/** Default page size (docs/product.md#numbers). */
const size = 10

const testAccountsQuery = (page: number) =>
  queryOptions({
    queryKey: queryKey('debug', 'accounts', page),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => readPageWithinEnd(accountList, { page, size }, signal),
    placeholderData: keepPreviousData,
  })

/** Fetches a page of the test accounts. */
export const useTestAccounts = (page: number) => useQuery(testAccountsQuery(page))

/** Sessions that the mock account site can switch to. */
export const sessionKinds = ['visitor', 'guest', 'member'] as const

/** Switches the session of the mock account site and reloads the document. */
export const useSwitchSession = () =>
  useMutation({
    mutationFn: (kind: (typeof sessionKinds)[number]) =>
      request({ method: 'POST', url: `${bases().account ?? ''}/switch`, body: { kind } }),
    onSuccess: () => window.location.reload(),
  })

import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { request } from '#api/client.ts'
import { queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { accountPage } from './debug.schema.ts'

/** The size of a list where nothing else is said (docs/product.md#numbers). */
const size = 10

const testAccountsQuery = (page: number) =>
  queryOptions({
    queryKey: queryKey('debug', 'accounts', page),
    queryFn: ({ signal }) =>
      post('/account/list', { page, size }, accountPage({ page, size }), signal),
    placeholderData: keepPreviousData,
  })

/** One page of the test accounts. */
export const useTestAccounts = (page: number) => useQuery(testAccountsQuery(page))

/** Who can be signed in by a press, in mock mode. */
export const sessionKinds = ['visitor', 'guest', 'member'] as const

/** Makes the mock account site's visitor another one; the document is loaded anew to be their first. */
export const useSwitchSession = () =>
  useMutation({
    mutationFn: (kind: (typeof sessionKinds)[number]) =>
      request({ method: 'POST', url: `${bases().account ?? ''}/switch`, body: { kind } }),
    onSuccess: () => window.location.reload(),
  })

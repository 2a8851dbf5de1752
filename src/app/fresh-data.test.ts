import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeData } from './fresh-data.ts'

test('data that was prerendered a year ago is as of this visit', async () => {
  const built = new QueryClient()
  built.setQueryData(['ko', 'home'], ['a'], { updatedAt: Date.now() - 365 * 86_400_000 })
  const visit = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  takeData(visit, dehydrate(built))
  const read = await visit.query({
    queryKey: ['ko', 'home'],
    queryFn: () => Promise.reject(new Error('asked again')),
  })
  expect(read).toEqual(['a'])
})

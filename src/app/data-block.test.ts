import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writeDataBlock } from './data-block.ts'

/** The block of a page that read the same two answers, whenever and in whatever order. */
function blockOf(keys: readonly string[], updatedAt: number) {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData([key], `answer of ${key}`, { updatedAt })
  return writeDataBlock({ address: '/kr/', queries: dehydrate(client) })
}

test('the same data is the same text', () => {
  expect(blockOf(['a', 'b'], 1)).toBe(blockOf(['b', 'a'], 86_400_000))
})

test('no text ends the element that the block stands in', () => {
  expect(blockOf(['</script><script>alert(1)</script>'], 1)).not.toContain('<')
})

test('what is asked again when the page is idle is still known as such', async () => {
  const client = new QueryClient()
  const meta = { asksAgain: true }
  await client.query({ queryKey: ['news'], queryFn: () => 'news', meta })
  const block = writeDataBlock({ address: '/kr/', queries: dehydrate(client) })
  expect(JSON.parse(block)).toMatchObject({ queries: { queries: [{ meta }] } })
})

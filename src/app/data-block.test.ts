import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writeDataBlock } from './data-block.ts'

/** The block of a page that has read two responses. */
function blockOf(keys: readonly string[], updatedAt: number) {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData([key], `response of ${key}`, { updatedAt })
  return writeDataBlock('/kr/', dehydrate(client))
}

test('names the time at which the data was read', () => {
  expect(JSON.parse(blockOf(['a'], 1234))).toMatchObject({
    queries: [{ queryKey: ['a'], data: 'response of a', dataUpdatedAt: 1234 }],
  })
})

test('is the same text for the same data read at the same time, in any order', () => {
  expect(blockOf(['a', 'b'], 1)).toBe(blockOf(['b', 'a'], 1))
})

test('contains no text that ends its element', () => {
  expect(blockOf(['</script><script>alert(1)</script>'], 1)).not.toContain('<')
})

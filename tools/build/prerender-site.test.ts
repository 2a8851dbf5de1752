import { expect, test } from 'vitest'
import { expectSize } from './prerender-site.ts'

const dataOf = (...sizes: number[]) =>
  JSON.stringify({
    queries: sizes.map((size) => ({ queryKey: ['ko', `of ${size}`], data: 'x'.repeat(size) })),
  })

test('a page of more than 1 MB stops the build, with its size and its largest data', () => {
  expect(() => expectSize('/kr/', { html: '', data: dataOf(900_000) })).not.toThrow()
  expect(() => expectSize('/kr/', { html: '가'.repeat(340_000), data: '' })).toThrow(
    '/kr/ has 1.02 MB',
  )
  expect(() =>
    expectSize('/kr/', { html: 'x'.repeat(50_000), data: dataOf(10, 1_500_000, 20) }),
  ).toThrow(
    '/kr/ has 1.55 MB, and a page has at most 1.00 MB (docs/api.md#limits). ' +
      'Its largest data is ["of 1500000"] with 1.50 MB.',
  )
})

import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { createSanitizer } from './sanitize.ts'

// Event handlers are removed before the sanitizer sees them. It must not depend on that.
vi.mock(import('./html-rewriting.ts'), async (load) => ({
  ...(await load()),
  withoutNoise: (html) => html,
}))

const { window } = new JSDOM('')

test.each([
  [
    '<img src="/a.png" alt="a" onerror="ran(1)">',
    '<img src="/a.png" alt="a" loading="lazy" decoding="async">',
  ],
  ['<p onclick="ran(1)">a</p>', '<p>a</p>'],
  ['<p style="color:red">a</p>', '<p>a</p>'],
])('removes the attributes of %s that are not permitted', (html, clean) => {
  expect(createSanitizer(window)(html, { ownPath: () => null, sameView: false })).toBe(clean)
})

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
  ['<img src="/a.png" alt="a" onerror="ran(1)">', 'onerror'],
  ['<p onclick="ran(1)">a</p>', 'onclick'],
  ['<p style="color:red">a</p>', 'style'],
])('removes from %s the attribute %s', (html, name) => {
  const clean = String(createSanitizer(window)(html, { ownPath: () => null, sameView: false }))
  expect(clean).toMatch(/^<(?:img|p)/)
  expect(clean).not.toContain(name)
})

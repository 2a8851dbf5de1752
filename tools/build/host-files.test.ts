import { expect, test } from 'vitest'
import { headersFile, inlineScript, redirectsFile } from './host-files.ts'
import { nginxConfig } from './nginx.ts'
import { policyOf } from './policy.ts'

const patterns = ['/', '/coupon', '/community/news/[1-9]\\d{0,9}', '/ranking/[^/]+']
const policy = policyOf({ signpost: 'let a = 1', firstStyles: 'p{}', isDemo: false })

test('the inline script is the one without attributes', () => {
  expect(inlineScript('<script type="module" src="/a.js"></script><script>let a</script>')).toBe(
    'let a',
  )
})

test('a CDN answers 200 for the addresses that the site knows, and 404 with the own page for others', () => {
  const lines = redirectsFile(patterns).trim().split('\n')
  expect(lines).toContain('/coupon /index.html 200')
  expect(lines).toContain('/kr/community/news/:part /index.html 200')
  expect(lines.slice(-4)).toEqual([
    '/kr/* /kr/404.html 404',
    '/en/* /en/404.html 404',
    '/jp/* /jp/404.html 404',
    '/* /kr/404.html 404',
  ])
})

test('every path of the headers file stands there once, pages under the whole policy', () => {
  const rules = headersFile(policy, patterns).split('\n\n')
  const paths = rules.map((rule) => rule.split('\n')[0])
  expect(new Set(paths).size).toBe(paths.length)
  const page = rules.find((rule) => rule.startsWith('/kr/*\n')) ?? ''
  for (const [name, value] of Object.entries(policy.html)) {
    expect(page).toContain(`  ${name}: ${value}`)
  }
  const asset = rules.find((rule) => rule.startsWith('/assets/*\n')) ?? ''
  expect(asset).toContain('immutable')
  // What CDNs take of a line and of a file.
  expect(
    Math.max(
      ...rules
        .join('\n')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
  expect(rules.length).toBeLessThan(100)
})

test('nginx has every header of every kind of file', () => {
  const config = nginxConfig(policy, patterns)
  for (const [name, value] of Object.entries(policy.html)) {
    if (name === 'cache-control') continue
    expect(config).toContain(`add_header ${name} `)
    expect(config).toContain(value.replaceAll("'", String.raw`\'`))
  }
  expect(config).toContain("'~^(?:/(?:kr|en|jp))?(?:/|/coupon|")
})

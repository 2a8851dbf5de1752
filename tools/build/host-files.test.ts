import { expect, test } from 'vitest'
import { headersFile, inlineScriptsOf, redirectsFile } from './host-files.ts'
import { readSettings } from '../settings/settings.ts'
import { policyOf } from './policy.ts'

const patterns = [
  '/',
  '/coupon',
  '/community/news/[1-9]\\d{0,9}',
  '/ranking/[^/]+',
  '/x/[\\w-]{1,64}',
]
const policy = policyOf({
  inlineScripts: ['let a = 1'],
  styleHashes: ["'sha256-1'"],
  isDemo: false,
  settings: readSettings({}),
})

test('inline scripts are those without a URL that are code', () => {
  const html =
    '<script>let a</script><script nomodule defer src="/a.js"></script>' +
    '<script type="application/json" id="data">{}</script>' +
    '<script type="application/ld+json">{}</script>' +
    '<script type="module" data-scripts="/assets/b.js">let c</script>'
  expect(inlineScriptsOf(html)).toEqual(['let a', 'let c'])
})

test('a CDN serves the shell of the language for known URLs, and 404 pages for others', () => {
  expect(redirectsFile(patterns).trim().split('\n')).toEqual([
    '/assets/* /missing.txt 404',
    '/ /index.html 200',
    '/coupon /index.html 200',
    '/community/news/:part /index.html 200',
    '/ranking/:part /index.html 200',
    '/x/:part /index.html 200',
    ...['kr', 'en', 'jp'].flatMap((lang) => [
      `/${lang}/ /shell/${lang}.html 200`,
      `/${lang}/coupon /shell/${lang}.html 200`,
      `/${lang}/community/news/:part /shell/${lang}.html 200`,
      `/${lang}/ranking/:part /shell/${lang}.html 200`,
      `/${lang}/x/:part /shell/${lang}.html 200`,
    ]),
    '/kr/* /kr/404.html 404',
    '/en/* /en/404.html 404',
    '/jp/* /jp/404.html 404',
    '/* /kr/404.html 404',
  ])
})

/** The rules of a headers file: a path and its headers. */
function rulesOf(text: string): [path: string, headers: Map<string, string>][] {
  return text.split('\n\n').map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    })
    return [path, new Map(headers)]
  })
}

test.for([
  ['/kr/', 'no-cache'],
  ['/en/community/news/7', 'no-cache'],
  ['/jp/nope', 'no-cache'],
  ['/', 'no-cache'],
  ['/nope', undefined],
  ['/fr/', undefined],
  ['/legacy.html', undefined],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
] as const)('a CDN serves %s under the policy, each header from one rule', ([path, caching]) => {
  const matching = rulesOf(headersFile(policy)).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  )
  const names = matching.flatMap(([, headers]) => [...headers.keys()])
  expect(new Set(names).size).toBe(names.length)
  const sent = new Map(matching.flatMap(([, headers]) => Array.from(headers)))
  const { 'cache-control': _pages, ...everywhere } = policy.html
  expect(Object.fromEntries(sent)).toEqual({
    ...everywhere,
    ...(caching !== undefined && { 'cache-control': caching }),
  })
})

test('the headers file keeps to the limits of CDNs', () => {
  const text = headersFile(policy)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000)
  expect(rulesOf(text).length).toBeLessThan(100)
})

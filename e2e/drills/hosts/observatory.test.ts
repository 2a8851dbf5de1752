import { expect, test } from 'vitest'
import { policyOf } from '#tools/build/policy.ts'
import { readSettings } from '#tools/settings/settings.ts'
import { observatoryScores, totalOf } from './observatory.ts'

const { html: headers } = policyOf({
  inlineScripts: ['1'],
  isDemo: false,
  settings: readSettings({}),
})
const policy = headers['content-security-policy'] ?? ''
const scripts = '<script>1</script><script integrity="sha384-A" src="/a.js"></script>'
const html = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-1'">${scripts}`
const without = (name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
const score = (changed: Record<string, string>, page = html) =>
  totalOf(observatoryScores({ headers: changed, html: page }))

test.for<[what: string, total: number, changed: Record<string, string>, page?: string]>([
  ['the policy of pages', 145, headers],
  ['any inline style', 135, headers, scripts],
  ['no integrity', 140, headers, html.replace(/ integrity="[^"]*"/, '')],
  [
    'a foreign script without integrity',
    135,
    headers,
    html.replace(/integrity="[^"]*" src="/, 'src="//x.example'),
  ],
  [
    'a directive that is there twice',
    75,
    { ...headers, 'content-security-policy': `${policy}; img-src *` },
  ],
  ['no policy', 75, without('content-security-policy')],
  ['no HSTS', 80, without('strict-transport-security')],
  ['no opener policy', 135, without('cross-origin-opener-policy')],
  ['embedder policy', 155, { ...headers, 'cross-origin-embedder-policy': 'credentialless' }],
  ['no headers', 30, {}],
])('%s is %i', ([, total, changed, page]) => {
  expect(score(changed, page)).toBe(total)
})

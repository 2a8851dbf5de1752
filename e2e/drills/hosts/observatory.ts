/** The result of one test of the MDN HTTP Observatory. */
export type Scores = Record<string, number>

/** A scanned page: the headers by lowercase name and the HTML. */
export interface Scan {
  headers: Readonly<Record<string, string>>
  html: string
}

/** Parses a policy. A directive that is there twice makes it invalid, as in the Observatory. */
function directivesOf(policy: string): Map<string, string[]> | null {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  const map = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  return map.size === directives.length ? map : null
}

/** Returns the policy of a page in its HTML, which a browser enforces as well. */
function metaPolicy(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? ''
}

function policyScore(policy: string, html: string): number {
  const directives = directivesOf(policy)
  const own = directivesOf(metaPolicy(html))
  if (!directives || !own || directives.size === 0) return -25
  const fallback = directives.get('default-src') ?? ['*']
  const sources = (name: string) => {
    const all = directives.get(name) ?? fallback
    // Only what both policies allow.
    return all.filter((source) => own.get(name)?.includes(source) ?? true)
  }
  const open = ['*', 'http:', 'https:', 'data:']
  const unsafe = ["'unsafe-inline'", "'unsafe-eval'", ...open]
  const has = (name: string, list: readonly string[]) =>
    sources(name).some((source) => list.includes(source))
  if (has('script-src', unsafe) || has('object-src', open)) return -20
  if (has('style-src', ["'unsafe-inline'", ...open])) return 0
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
}

const isForeign = ([, url = '']: RegExpExecArray) => !/^\/(?!\/)/.test(url)
const isBare = ([tag = '']: RegExpExecArray) => !/\sintegrity="sha(?:256|384|512)-/.test(tag)

/** Same-origin scripts need no `integrity`, but it is worth points on every script. */
function integrityScore(html: string): number {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g))
  if (scripts.some((script) => isForeign(script) && isBare(script))) return -5
  return scripts.length > 0 && !scripts.some(isBare) ? 5 : 0
}

const oneOf = (value: string | undefined, good: readonly string[], bonus: number) =>
  value !== undefined && good.includes(value) ? bonus : 0

/** Values of Referrer-Policy that keep the path from other origins. */
const referrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const sixMonths = 15_552_000

/**
 * Scores a page by the rules of the MDN HTTP Observatory, version 1.6.3. Its test of the redirect to
 * HTTPS is the operator's and counts as passed (0), as do cookies, of which the site sets none.
 */
export function observatoryScores({ headers, html }: Scan): Scores {
  const policy = headers['content-security-policy']
  const isFramed = !/frame-ancestors/.test(policy ?? '') && !headers['x-frame-options']
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const isShared =
    headers['access-control-allow-origin'] !== undefined &&
    headers['access-control-allow-credentials'] === 'true'
  return {
    'content-security-policy': policyScore(policy ?? '', html),
    'cross-origin-opener-policy': oneOf(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
    ),
    'cross-origin-embedder-policy': oneOf(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      10,
    ),
    'cross-origin-resource-policy': oneOf(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      10,
    ),
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'strict-transport-security': age >= sixMonths ? 0 : age > 0 ? -10 : -20,
    'referrer-policy': oneOf(headers['referrer-policy'], referrers, 5),
    'subresource-integrity': integrityScore(html),
    'x-frame-options': isFramed ? -20 : 5,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-resource-sharing': isShared ? -50 : 0,
    redirection: 0,
  }
}

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

/** Returns the total: bonuses count only if 90 points are left without them. */
export function totalOf(scores: Scores): number {
  const values = Object.values(scores)
  const withoutBonus = 100 + sum(values.filter((value) => value < 0))
  const bonus = withoutBonus >= 90 ? sum(values.filter((value) => value > 0)) : 0
  return Math.max(0, withoutBonus + bonus)
}

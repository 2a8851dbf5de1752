import { between, seeded } from '#mocks/db/seeded.ts'

/** A function that decides about a URL from the server. */
type CheckUrl = (value: unknown) => string | null

const schemes =
  'javascript: JaVaScRiPt: vbscript: data:text/html, data:image/svg+xml, blob:https://own.invalid/ blob:https://site.invalid/ ' +
  'filesystem:https://evil.invalid/ file:///etc/ intent://x# view-source:https:// about:blank chrome://x ftp://evil.invalid ' +
  'ws://evil.invalid wss://evil.invalid mailto:a@b tel:1 sms:1 market://x itms-apps://x http://evil.invalid http: ' +
  'https://us@evil.invalid https://us:pw@evil.invalid //evil.invalid /\\evil.invalid \\/evil.invalid@x ///evil.invalid /.//evil.invalid'
const edges = ['', ' ', '\t', '\n', '\r', '\0', '\u0001', '\u00a0', '\u2028', '\ufeff', '\\', '/./']

/** Every hostile URL; those after an edge that makes them harmless or plain `https:` ones are included, too. */
const cases = schemes.split(' ').flatMap((scheme) => edges.map((edge) => `${edge}${scheme}x`))

const parts = [
  ...'/ \\ : @ . .. ? # % %2e %2f %5c %00 ; & = [ ] | ^ ` { } < >'.split(' '),
  ...'https: HTTPS: http: javascript: data: blob: // /\\ \\\\ https:// https:\\\\'.split(' '),
  ...'evil.invalid site.invalid own.invalid localhost 0x7f.1 [::1] 127.1 xn--9q8h ㏛.example a 1 é 섬'.split(
    ' ',
  ),
  ...'\t \n \r \0 \u0001 \u00ad \u200b \u2028 \u3002 \uff0f \uff1a \ufeff \ud800'.split(' '),
  ' ',
]

/** Returns what is wrong with the result for a URL, as this browser resolves it; otherwise `null`. */
function faultOf(check: CheckUrl, value: string): string | null {
  const result = check(value)
  if (result === null) return null
  const link = document.createElement('a')
  link.href = result
  const isOwn = result.startsWith('/')
  if (isOwn ? link.origin !== location.origin : link.protocol !== 'https:') return link.href
  if (link.username + link.password !== '') return `${link.href} has user info`
  if (result.length > 3 * 2048) return 'is too long'
  return check(result) === result ? null : `${result} changes when it is checked again`
}

/** A check as one would write it first: the negative control. */
const naiveCheck: CheckUrl = (value) => {
  if (typeof value !== 'string') return null
  return /^(?:https?:|\/(?!\/))/i.test(value.trim()) ? value : null
}

interface LinkResult {
  cases: number
  runs: number
  failures: string[]
  /** The number of times that a check without the rules is wrong. */
  naiveFailures: number
}

/** Checks all cases, and `runs` random URLs of the seed. */
export function checkLinks(check: CheckUrl, seed: number, runs: number): LinkResult {
  const random = seeded(`links ${seed}`)
  const failures: string[] = []
  let naiveFailures = 0
  const test = (value: string) => {
    const fault = faultOf(check, value)
    if (fault !== null) failures.push(`${JSON.stringify(value)}: ${fault}`)
    if (faultOf(naiveCheck, value) !== null) naiveFailures += 1
  }
  for (const value of cases) test(value)
  for (let run = 0; run < runs; run += 1) {
    const chosen = Array.from(
      { length: between(random, 1, 7) },
      () => parts[between(random, 0, parts.length - 1)],
    )
    test(chosen.join(''))
  }
  return { cases: cases.length, runs, failures, naiveFailures }
}

import { safeUrl } from '#lib/safe-url.ts'
import { checkLinks } from './links.ts'
import { faultsIn, faultsInXml, forbiddenIn } from './permitted.ts'
import { play } from './play.ts'
import { createSiteSanitizer } from './site-sanitizer.ts'
import { allVectors, type Vector } from './vectors.ts'

// Runs in the browser: the sanitizer and the link check as the site ships them.

const sanitize = createSiteSanitizer(window)
const parser = document.createElement('template')

function parsed(html: string): DocumentFragment {
  parser.innerHTML = html
  return parser.content
}

/** Returns what is forbidden after any of three parses, each of the HTML that the last one gave. */
function forbiddenAfterParses(html: string): string | null {
  let found: string | null = null
  let rest = html
  for (let parse = 0; parse < 3 && found === null; parse += 1) {
    found = forbiddenIn(parsed(rest))
    rest = parser.innerHTML
  }
  return found
}

interface Result {
  vectors: number
  families: Record<string, number>
  /** Ids of vectors that ran, and of those that ran before any event was fired. */
  executed: number
  byThemselves: number
  /** Results that differ when they are sanitized again, such as nested links. */
  changing: number
  failures: string[]
}

const batchSize = 1000

/** Runs every `step`th vector. @param isSanitized false for the negative control */
async function runVectors(isSanitized: boolean, step = 1, offset = 0): Promise<Result> {
  const families: Record<string, number> = {}
  const failures: string[] = []
  const executed = new Set<number>()
  const byThemselves = new Set<number>()
  let batch: { html: string; events: Vector['events'] }[] = []
  let vectors = 0
  let changing = 0
  const flush = async () => {
    await play(batch, isSanitized ? 40 : 500, (id, isByItself) => {
      executed.add(id)
      if (isByItself) byThemselves.add(id)
    })
    batch = []
  }
  let index = 0
  for (const { family, html, events } of allVectors()) {
    if (index++ % step !== offset) continue
    vectors += 1
    families[family] = (families[family] ?? 0) + 1
    const output = isSanitized ? sanitize(html) : html
    if (isSanitized && output.includes('<')) {
      const forbidden = forbiddenAfterParses(output)
      if (forbidden !== null) failures.push(`${html} leaves ${forbidden}`)
      if (sanitize(output) !== output) changing += 1
    }
    if (output !== '') batch.push({ html: output, events })
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return {
    vectors,
    families,
    executed: executed.size,
    byThemselves: byThemselves.size,
    changing,
    failures,
  }
}

/** Returns every `step`th vector with its result, to be compared with the prerender's sanitizer. */
const sampleVectors = (step: number): [string, string][] =>
  [...allVectors()]
    .filter((_, index) => index % step === 0)
    .map(({ html }) => [html, sanitize(html)])

/** Returns what is forbidden in each HTML. */
const checkHtml = (htmls: readonly string[]): (string | null)[] => htmls.map(forbiddenAfterParses)

/** Returns what is wrong in the HTML of a whole page. */
const checkPage = (html: string, inlineScripts: readonly string[]) =>
  faultsIn(new DOMParser().parseFromString(html, 'text/html'), inlineScripts)

/** Returns what is wrong in the page that runs this code. */
function checkDocument(): string[] {
  const inline = document.querySelectorAll(
    'head > script:not([src], [type]), body > script[data-scripts]',
  )
  return faultsIn(
    document,
    Array.from(inline, ({ textContent }) => textContent),
  )
}

const xss = {
  runVectors,
  sampleVectors,
  checkHtml,
  checkPage,
  checkDocument,
  checkXml: faultsInXml,
  checkLinks: (seed: number, runs: number) => checkLinks(safeUrl, seed, runs),
}
export type XssPage = typeof xss
Object.assign(window, { xss })

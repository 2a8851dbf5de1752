import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { median } from './lib/median.ts'
import { serveBuilt } from './lib/serve-local.ts'
import { serveBaseline } from './perf/baseline.ts'
import { measureBaseline, measurePage } from './perf/load.ts'
import { tableOf, type Round } from './perf/table.ts'
import { measureVisit } from './perf/visit.ts'
import { previewDist, testBuild } from './test-build.ts'

// `npm run perf`: pages of a built site next to their baseline, the same page as static HTML without scripts, on a
// slowed phone, over HTTP/2 (docs/performance.md). `--rounds N` (3), `--page main,list`, `--lang kr`, `--http1`,
// `--dist FOLDER`.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    page: { type: 'string' },
    lang: { type: 'string' },
    http1: { type: 'boolean', default: false },
    dist: { type: 'string' },
  },
})

const column = (name: string, path: string, lang: string) => {
  const rounds: Round[] = []
  return { name, path, lang, rounds }
}
const columns = [
  column('main', '/', 'kr'),
  column('main', '/', 'en'),
  column('main', '/', 'jp'),
  column('list', '/community/news', 'kr'),
  column('article', '/community/news/1060', 'kr'),
  column('ranking', '/ranking/level', 'kr'),
  column('coupon', '/coupon', 'kr'),
]
  .filter(({ name }) => values.page?.split(',').includes(name) ?? true)
  .filter(({ lang }) => values.lang?.split(',').includes(lang) ?? true)
const rounds = Number(values.rounds)
if (columns.length === 0 || !(rounds >= 1)) throw new Error('Nothing to measure: see the options.')

// Its data stays fresh, so that pages request only what they always do.
if (values.dist === undefined) {
  const env = { ...process.env, ...testBuild }
  execFileSync('node', ['tools/preview.ts', '--build-only'], { stdio: 'inherit', env })
}
const dist = values.dist ?? previewDist
const protocol = values.http1 ? 'https' : 'http2'
const site = await serveBuilt(dist, undefined, protocol)
const baseline = await serveBuilt(dist, serveBaseline, protocol)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

/** Loads a page once without limits, so that the server has read its files. */
async function warmUp(url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block', ignoreHTTPSErrors: true })
  await page.goto(url, { waitUntil: 'load' })
  await page.close()
}

async function measure(path: string): Promise<Round> {
  const isMain = path.endsWith('/')
  return {
    page: await measurePage(browser, site.origin + path, isMain),
    baseline: await measureBaseline(browser, baseline.origin + path),
    ...(isMain && { visit: await measureVisit(browser, site.origin + path) }),
  }
}

try {
  for (const { lang, path } of columns) {
    for (const { origin } of [site, baseline]) await warmUp(`${origin}/${lang}${path}`)
  }
  // Interleaved, so that a busy minute of the machine does not hit only one page.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, lang, path, rounds: taken } of columns) {
      console.log(`round ${round} of ${rounds}: ${name} ${lang}`)
      taken.push(await measure(`/${lang}${path}`))
    }
  }
} finally {
  await browser.close()
  await Promise.all([site.close(), baseline.close()])
}

const { table, missed } = tableOf(columns)
console.log(`\n${table}\n`)
for (const { lang, rounds: taken } of columns.filter(({ name }) => name === 'main')) {
  const visits = taken.flatMap(({ visit }) => visit ?? [])
  const steps = Object.keys(visits[0]?.steps ?? {}).map(
    (step) => `${step} ${median(visits.map(({ steps: each }) => each[step] ?? Number.NaN))}`,
  )
  console.log(`slowest interaction by step, ${lang}, ms: ${steps.join(', ')}`)
}
console.log(missed === 0 ? 'All limits hold.' : `${missed} values miss their limit.`)
process.exitCode = missed === 0 ? 0 : 1

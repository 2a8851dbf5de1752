// `npm run perf`: pages of a built site next to their baseline, the same page as static HTML without scripts, on a
// slowed phone, over HTTP/2 (docs/performance.md). Lighthouse and its user flows measure a page alone: neither a
// baseline in the same run nor how long a click waits for hydration.
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath, wholeChromiumPath } from './chromium.ts'
import { median } from './lib/averages.ts'
import { optionsOf } from './lib/options.ts'
import { serveBuilt } from './lib/serve-local.ts'
import { serveBaseline } from './perf/baseline.ts'
import { measureBaseline, measurePage } from './perf/load.ts'
import { openOnPhone } from './perf/phone.ts'
import { tableOf, type Round } from './perf/table.ts'
import { measureVisit } from './perf/visit.ts'
import { previewDist, testBuild } from './test-build.ts'

const values = optionsOf(
  {
    rounds: { type: 'string', default: '3' },
    page: { type: 'string' },
    lang: { type: 'string' },
    dist: { type: 'string' },
    against: { type: 'string' },
    cpu: { type: 'string', default: '4' },
  },
  `Usage: npm run perf -- [options]
  --rounds N        3 by default
  --page NAMES      of main, list, article, ranking, coupon; all by default
  --lang LANGS      of kr, en, jp; all by default
  --dist FOLDER     another build
  --against FOLDER  a second build, in columns next to the first
  --cpu FACTOR      how much slower the phone's processor is than this machine; 4 by default`,
)

const column = (name: string, path: string, lang: string) => ({ name, path, lang })
const measured = [
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
const slowdown = Number(values.cpu)
if (measured.length === 0 || !(rounds >= 1) || !(slowdown >= 1))
  throw new Error('Nothing to measure: see the options.')

// Its data stays fresh, so that pages request only what they always do.
if (values.dist === undefined) {
  const env = { ...process.env, ...testBuild }
  execFileSync('node', ['tools/preview.ts', '--build-only'], { stdio: 'inherit', env })
}
const dist = values.dist ?? previewDist
const serve = async (folder: string, suffix: string) => ({
  suffix,
  site: await serveBuilt(folder, undefined, true),
  baseline: await serveBuilt(folder, serveBaseline, true),
})
const builds = [await serve(dist, '')]
if (values.against !== undefined) builds.push(await serve(values.against, ', against'))
const columns = measured.flatMap(({ name, path, lang }) =>
  builds.map((build) => ({
    ...build,
    name,
    path,
    lang: lang + build.suffix,
    url: `/${lang}${path}`,
    rounds: new Array<Round>(),
  })),
)
type Column = (typeof columns)[number]
// The whole browser, as on a phone: the headless shell draws less.
const browser = await chromium.launch({
  executablePath: wholeChromiumPath() ?? chromiumPath(),
  args: chromiumFlags,
})

const openCold = () => openOnPhone(browser, slowdown)

/** Loads a page once without limits, so that the server has read its files. */
async function warmUp(url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block', ignoreHTTPSErrors: true })
  await page.goto(url, { waitUntil: 'load' })
  await page.close()
}

async function measure({ path, url, site, baseline }: Column): Promise<Round> {
  const isMain = path === '/'
  return {
    page: await measurePage(openCold, site.origin + url),
    baseline: await measureBaseline(openCold, baseline.origin + url),
    ...(isMain && { visit: await measureVisit(openCold, site.origin + url) }),
  }
}

try {
  for (const { url, site, baseline } of columns) {
    for (const { origin } of [site, baseline]) await warmUp(origin + url)
  }
  // Interleaved, so that a busy minute of the machine does not hit only one page or one build.
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of columns) {
      console.log(`round ${round} of ${rounds}: ${each.name} ${each.lang}`)
      each.rounds.push(await measure(each))
    }
  }
} finally {
  await browser.close()
  await Promise.all(builds.flatMap(({ site, baseline }) => [site.close(), baseline.close()]))
}

const { table, missed } = tableOf(columns)
console.log(`\nprocessor slowed ${slowdown} times\n\n${table}\n`)
for (const { lang, rounds: taken } of columns.filter(({ name }) => name === 'main')) {
  const visits = taken.flatMap(({ visit }) => visit ?? [])
  const steps = Object.keys(visits[0]?.steps ?? {}).map(
    (step) => `${step} ${median(visits.map(({ steps: each }) => each[step] ?? Number.NaN))}`,
  )
  console.log(`slowest interaction by step, ${lang}, ms: ${steps.join(', ')}`)
}
console.log(missed === 0 ? 'All limits hold.' : `${missed} values miss their limit.`)
process.exitCode = missed === 0 ? 0 : 1

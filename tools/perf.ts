import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { pageLimits, visitLimits, type PageRound, type VisitRound } from './perf/limits.ts'
import { measureClicks, measureLoad, measureNativeClick } from './perf/load.ts'
import { readOptions } from './perf/options.ts'
import { urlOf, type PageName } from './perf/pages.ts'
import { rowsOf, tableOf } from './perf/report.ts'
import { serveSides } from './perf/serve-sides.ts'
import { measureVisit } from './perf/visit.ts'
import type { Lang } from '../src/i18n/lang.ts'

// `npm run perf`: pages of a built site next to their baseline, the same page as static HTML without
// scripts, on a slowed phone (docs/performance.md). `--rounds N` (3), `--lang kr,en,jp`,
// `--page main,list,article,ranking,coupon,visit`, `--dist DIR`, `--json FILE`.
const { rounds, langs, subjects, dist, json } = readOptions(process.argv.slice(2))

const sides = await serveSides(dist)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

async function visitRound(lang: Lang): Promise<VisitRound> {
  const baseline = await measureLoad(browser, urlOf(sides.baseline, lang, 'main'), 'baseline')
  return { visit: await measureVisit(browser, urlOf(sides.page, lang, 'main')), baseline }
}

async function pageRound(lang: Lang, name: PageName, isBaselineFirst: boolean): Promise<PageRound> {
  const measureBaseline = async () => {
    const url = urlOf(sides.baseline, lang, name)
    const load = await measureLoad(browser, url, 'baseline')
    return { ...load, native: await measureNativeClick(browser, url) }
  }
  const url = urlOf(sides.page, lang, name)
  const early = isBaselineFirst ? await measureBaseline() : undefined
  const load = await measureLoad(browser, url, 'page')
  const page = { ...load, ...(await measureClicks(browser, url, name)) }
  return { page, baseline: early ?? (await measureBaseline()) }
}

/** Loads a page once without limits, so that the server has compressed its files. */
async function warmUp(url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

const runs = langs.flatMap((lang) =>
  subjects.map((subject) => ({
    lang,
    subject,
    pages: [] as PageRound[],
    visits: [] as VisitRound[],
  })),
)

try {
  for (const { lang, subject } of runs) {
    const name = subject === 'visit' ? 'main' : subject
    for (const side of [sides.page, sides.baseline]) await warmUp(urlOf(side, lang, name))
  }
  // Interleaved, so that a busy minute of the machine does not hit only one page.
  for (let round = 0; round < rounds; round += 1) {
    for (const { lang, subject, pages, visits } of runs) {
      console.log(`round ${round + 1} of ${rounds}: ${lang}, ${subject}`)
      if (subject === 'visit') visits.push(await visitRound(lang))
      else pages.push(await pageRound(lang, subject, round % 2 === 0))
    }
  }
} finally {
  await browser.close()
  sides.close()
}

const results = runs.map(({ lang, subject, pages, visits }) => ({
  lang,
  subject,
  rows: subject === 'visit' ? rowsOf(visitLimits, visits) : rowsOf(pageLimits(subject), pages),
}))
for (const { lang, subject, rows } of results) {
  console.log(tableOf(`${lang}, ${subject}, median of ${rounds}`, rows))
}
if (json !== undefined) await writeFile(json, JSON.stringify(results, null, 2))
const missed = results.flatMap(({ rows }) => rows.filter(({ isMissed }) => isMissed)).length
console.log(missed === 0 ? '\nall limits hold' : `\n${missed} limits missed`)
process.exitCode = missed === 0 ? 0 : 1

import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { floorOf, serveSides } from './perf/floor.ts'
import { measureNextView, measureVisit, type Figures, type NextView } from './perf/visit.ts'
import { median } from './perf/median.ts'
import { limits, type Limit } from './perf/limits.ts'
import { langs } from '../src/i18n/lang.ts'

// `npm run perf`: the main page of the built site beside its own floor, the same page as static HTML
// without a script, in turn and in one run. Needs `npm run preview`
// to have built `dist`. `--rounds N` (5) after one to warm up.
const option = process.argv.indexOf('--rounds')
const rounds = option > 0 ? Number(process.argv[option + 1]) : 5

function row({ name, limit, unit }: Limit, value: number): boolean {
  const holds = value <= limit
  const shown =
    unit === 'x' ? `x ${value.toFixed(2)}` : `${value.toFixed(unit === '' ? 3 : 0)} ${unit}`
  console.log(
    `  ${holds ? 'ok    ' : 'MISSED'} ${name.padEnd(44)} ${shown.padStart(9)}  (must ${limit})`,
  )
  return holds
}

const sides = await serveSides()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
let missed = 0
try {
  for (const lang of langs) {
    await floorOf(lang)
    const taken: { page: Figures; floor: Figures; next: NextView }[] = []
    for (let round = -1; round < rounds; round += 1) {
      const visit = (side: 'page' | 'floor') => measureVisit(browser, `${sides[side]}/${lang}/`)
      // In turn, so that neither has the quieter minutes of the machine.
      const early = round % 2 === 0 ? await visit('floor') : undefined
      const page = await visit('page')
      const floor = early ?? (await visit('floor'))
      if (round < 0) continue
      taken.push({ page, floor, next: await measureNextView(browser, `${sides.page}/${lang}/`) })
    }
    console.log(`\n/${lang}/, medians of ${rounds} rounds, floor in brackets`)
    for (const figure of [
      'fcp',
      'lcp',
      'click',
      'hydratedClick',
      'bytes',
      'requests',
      'heap',
      'tbt',
    ] as const) {
      const of = (side: 'page' | 'floor') =>
        median(taken.map((round) => round[side][figure])).toFixed(0)
      console.log(`         ${figure.padEnd(16)} ${of('page').padStart(9)} [${of('floor')}]`)
    }
    for (const limit of limits) {
      const value = median(taken.map(({ page, floor, next }) => limit.value(page, floor, next)))
      if (!row(limit, value)) missed += 1
    }
  }
} finally {
  await browser.close()
  sides.close()
}
console.log(missed === 0 ? '\nall limits hold' : `\n${missed} limits missed`)
process.exitCode = missed === 0 ? 0 : 1

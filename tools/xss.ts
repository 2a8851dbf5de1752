import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { printSummary, type Check } from './reliability/table.ts'
import { checkFields } from './xss/check-fields.ts'
import { checkSanitizer } from './xss/check-sanitizer.ts'

// `npm run xss`: hostile HTML, links and fields against the site (docs/reliability.md#xss).
// `--only sanitizer` or `--only fields` runs one half; `--step 40` every 40th vector.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    links: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
})

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const checks: Check[] = []
if (values.only !== 'fields') {
  const [seed, step, linkRuns] = [Number(values.seed), Number(values.step), Number(values.links)]
  checks.push(...(await checkSanitizer(browser, { seed, step, controlStep: 29, linkRuns })))
}
if (values.only !== 'sanitizer') checks.push(...(await checkFields(browser, Number(values.rounds))))
await browser.close()
if (!printSummary(`XSS, ${new Date().toISOString().slice(0, 10)}`, checks)) process.exitCode = 1

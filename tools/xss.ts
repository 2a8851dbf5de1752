import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { printSummary } from './reliability/table.ts'
import { checkSanitizer } from './xss/check-sanitizer.ts'

// `npm run xss`: hostile HTML, links and fields against the site (docs/reliability.md#xss).
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    links: { type: 'string', default: '100000' },
  },
})

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const checks = await checkSanitizer(browser, {
  seed: Number(values.seed),
  step: Number(values.step),
  linkRuns: Number(values.links),
})
await browser.close()
if (!printSummary(`XSS, ${new Date().toISOString().slice(0, 10)}`, checks)) process.exitCode = 1

import { expect, test as base, type Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { fullOnly } from '../../visits.ts'
import { note } from '../table-reporter.ts'
import { openXssPage } from './open-page.ts'
import { createSiteSanitizer } from './site-sanitizer.ts'

// Hostile HTML and URLs against the sanitizer and the link check, in a page without a policy.

const isWhole = !!process.env.DRILLS
/** `npm run drills` tests every vector, the full run every 79th. */
const step = isWhole ? 1 : 79
const controlStep = isWhole ? 29 : 199
const comparedStep = 61 * step
const linkRuns = isWhole ? 100_000 : 5000
const seed = Number(process.env.DRILL_SEED ?? 1)
const parts = 8

const test = base.extend<{ xssPage: Page }>({
  xssPage: async ({ browser }, use) => {
    const page = await openXssPage(browser)
    await use(page)
    await page.context().close()
  },
})

test.describe('sanitized vectors', () => {
  for (let part = 0; part < parts; part += 1) {
    test(
      `no HTML of part ${part + 1} of ${parts} runs or keeps a forbidden node`,
      fullOnly,
      async ({ xssPage }) => {
        test.setTimeout(900_000)
        const result = await xssPage.evaluate(
          ([every, offset]) => xss.runVectors(true, every, offset),
          [step * parts, part * step] as const,
        )
        test.info().annotations.push(note('cases', result.vectors))
        expect(result.vectors).toBeGreaterThan(100)
        expect(result.failures).toEqual([])
        expect(result.executed).toBe(0)
      },
    )
  }
})

test.describe('unsanitized vectors', () => {
  test('at least 300 of them run', fullOnly, async ({ xssPage }) => {
    test.setTimeout(300_000)
    const result = await xssPage.evaluate((every) => xss.runVectors(false, every), controlStep)
    test.info().annotations.push(note('cases', result.vectors), note('ran', result.executed))
    expect(result.executed).toBeGreaterThan(300)
  })
})

test.describe('vectors in the sanitizer of the prerender', () => {
  test('no HTML keeps a forbidden node', fullOnly, async ({ xssPage }) => {
    test.setTimeout(300_000)
    const sample = await xssPage.evaluate((every) => xss.sampleVectors(every), comparedStep)
    const sanitize = createSiteSanitizer(new JSDOM('').window)
    const results = sample.map(([html]) => sanitize(html))
    const forbidden = await xssPage.evaluate((htmls) => xss.checkHtml(htmls), results)
    // The parsers of jsdom and of the browser differ in select and in text between table and row.
    const differing = sample.filter(([, inBrowser], index) => results[index] !== inBrowser).length
    test.info().annotations.push(note('cases', sample.length), note('differing', differing))
    expect(sample.length).toBeGreaterThan(10)
    expect(forbidden.filter((found) => found !== null)).toEqual([])
  })
})

test.describe('links', () => {
  test(
    `no hostile URL gets through, and a naive check fails 30 times (seed ${seed})`,
    fullOnly,
    async ({ xssPage }) => {
      test.setTimeout(300_000)
      const result = await xssPage.evaluate(([from, count]) => xss.checkLinks(from, count), [
        seed,
        linkRuns,
      ] as const)
      test.info().annotations.push(note('cases', result.cases + result.runs))
      expect(result.failures).toEqual([])
      expect(result.naiveFailures).toBeGreaterThanOrEqual(30)
    },
  )
})

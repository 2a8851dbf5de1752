import { expect, test } from '@playwright/test'
import type { Check } from '../tools/reliability/table.ts'
import { checkSanitizer } from '../tools/xss/check-sanitizer.ts'
import { bundlePage } from '../tools/xss/open-page.ts'
import { serveHostile } from '../tools/xss/serve-hostile.ts'
import { visitHostile } from '../tools/xss/visit-hostile.ts'
import { fullOnly } from './visits.ts'
import { previewDist } from '../tools/test-build.ts'

// A slice of `npm run xss` (docs/reliability.md#xss).

const failed = ({ cases, failures }: Check) => cases === 0 || failures.length > 0

test(
  'nothing of generated hostile HTML runs, and no hostile link gets through',
  fullOnly,
  async ({ browser }) => {
    const checks = await checkSanitizer(browser, {
      seed: 2,
      step: 79,
      controlStep: 199,
      linkRuns: 5000,
    })
    expect(checks.filter(failed)).toEqual([])
  },
)

test('nothing that a hostile backend sends runs in a page', async ({ browser }) => {
  const server = await serveHostile(1)
  await server.serveFiles(previewDist)
  const paths = ['/', '/survey/72']
  const visits = await visitHostile(
    browser,
    server.origin,
    await bundlePage(),
    server.fields,
    paths,
  )
  await server.close()
  expect(visits.failures).toEqual([])
  // The control: hostile texts are in the pages.
  expect([...visits.seen]).toContain('survey-one.data.questions.text')
  expect(visits.seen.size).toBeGreaterThan(10)
})

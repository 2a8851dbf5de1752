import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { kindsOfPages } from '../kinds-of-pages.ts'
import { rejectCookies } from '../reject-cookies.ts'
import { kitMetricsOf } from './kit-metrics.ts'

/** How many kinds of each the design system has (docs/design-system.md). */
const limits = [
  // That of the site's own pages, that of posts, and the number of an anniversary in the largest size.
  ['pageHeadings', 3],
  // That of every section, and the name of a member in the largest size.
  ['sectionHeadings', 2],
  // Those of the content and of the column of a text.
  ['edges', 2],
  // Gold, line, icon, and the large one that plays a song.
  ['buttons', 4],
  // On paper, over content, and the glow.
  ['shadows', 3],
] as const

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

test.beforeEach(async ({ page }) => {
  await hidePopups(page)
  await rejectCookies(page)
})

test('all pages have the same headings, edges, buttons and shadows, one gold button in view, and one mascot on paper', async ({
  page,
}) => {
  test.slow()
  const kinds = windows.map(() => new Map<string, string>())
  for (const { path } of kindsOfPages) {
    await page.goto(`/kr${path}`, { waitUntil: 'commit' })
    await hydrated(page)
    for (const [n, size] of windows.entries()) {
      await page.setViewportSize(size)
      const metrics = await kitMetricsOf(page)
      const where = `${path} at ${size.width} px`
      expect.soft(metrics.goldPairs, `two gold buttons in view of ${where}`).toEqual([])
      expect
        .soft(metrics.mascots.length, `${where}: ${metrics.mascots.join()}`)
        .toBeLessThanOrEqual(1)
      for (const [metric] of limits) {
        for (const [kind, example] of Object.entries(metrics[metric])) {
          const key = `${metric}: ${kind}`
          if (!kinds[n]?.has(key)) kinds[n]?.set(key, `${key} (${path} ${example})`)
        }
      }
    }
  }
  for (const [n, { width }] of windows.entries()) {
    for (const [metric, limit] of limits) {
      const found = [...(kinds[n] ?? [])].filter(([key]) => key.startsWith(metric))
      expect
        .soft(found.length, `${width} px: ${found.map(([, text]) => text).join('\n')}`)
        .toBeLessThanOrEqual(limit)
    }
  }
})

test('finds what does not belong to the design system', async ({ page }) => {
  await page.goto('/kr/community/news')
  await hydrated(page)
  const before = await kitMetricsOf(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const plant = (tag: string, style: string) => {
      const element = document.createElement(tag)
      element.textContent = tag
      element.style.cssText = style
      main?.append(element)
      return element
    }
    plant('h1', 'font-size: 50px; margin-left: 33px')
    plant('h2', 'font-size: 40px')
    const button = 'background: var(--accent); border-radius: 99px; height: 50px'
    plant('button', button)
    plant('button', `${button}; box-shadow: 0 1px 2px`)
    const mascot = document.querySelector('main img[width="120"]')
    if (mascot) main?.append(mascot.cloneNode())
  })
  const after = await kitMetricsOf(page)
  for (const [metric] of limits) {
    expect(Object.keys(after[metric]).length, metric).toBeGreaterThan(
      Object.keys(before[metric]).length,
    )
  }
  expect(before.goldPairs).toEqual([])
  expect(after.goldPairs).toHaveLength(1)
  expect(after.mascots).toHaveLength(before.mascots.length + 1)
})

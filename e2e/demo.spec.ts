import { execFileSync } from 'node:child_process'
import { preview } from 'vite'
import { expect, test, workerIsGone } from './fixtures.ts'
import { fullOnly } from './visits.ts'

test.use({ expectedConsole: { lines: [/^(debug|info|log): /, workerIsGone] } })

test('a demo build answers its own calls on a static host', fullOnly, async ({ page, context }) => {
  // Includes the build.
  test.setTimeout(600_000)
  execFileSync('node', ['tools/build.ts', '--mode', 'mock'])
  const server = await preview({ build: { outDir: 'dist-demo' }, preview: { port: 0 } })
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}en/community/news`)
    await expect(page.locator('main h1')).toHaveText('News')
    await page.locator('main a[href*="/community/news/"]').first().click()
    await expect(page.locator('main article')).toBeVisible()
  } finally {
    await context.close()
    await server.close()
  }
})

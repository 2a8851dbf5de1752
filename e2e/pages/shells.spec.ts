import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { previewDist } from '../../tools/test-build.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { watchShifts } from '../layout-shift.ts'
import { afterPaint, holdApp } from './hold-app.ts'

test.describe('of a record that does not exist', () => {
  test.use({
    expectedConsole: {
      lines: [/status of 404/, /request failed: ApiError/, /was preloaded using link preload/],
    },
  })

  for (const width of [390, 1440]) {
    test(`no shell shifts at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      const shiftOf = await watchShifts(page)
      await hidePopups(page)
      await holdApp(page)
      const folder = join(previewDist, 'shell/kr')
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const htmlOf = (name: string) => readFileSync(join(folder, name), 'utf8')
      // That of a leaderboard is empty: an unknown one redirects.
      const shells = names.filter(
        (name) => name.endsWith('.html') && htmlOf(name).includes('<main'),
      )
      expect(shells.length).toBeGreaterThan(5)
      for (const shell of shells) {
        const path = `/kr/${shell.replace('.html', '')}/2000000000`
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByText('불러오는 중')).toHaveCount(0)
        await afterPaint(page)
        // A list takes the place of a record that its URL cannot name.
        const isMoved = new URL(page.url()).pathname !== path
        expect(await shiftOf(), shell).toBeLessThan(isMoved ? 0.015 : 0.001)
      }
    })
  }
})

test('an item of the gallery stays in place when its dialog opens', async ({ page }) => {
  await hidePopups(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const shown = page.locator('h2').filter({ visible: true }).first()
    const before: unknown[] = []
    await page.route('**/assets/start-*.js', async (route) => {
      await afterPaint(page)
      before.push(await shown.boundingBox())
      await route.continue()
    })
    await page.goto('/kr/media/441')
    await expect(page.getByRole('dialog')).toBeVisible()
    // The dialog rises.
    await expect.poll(async () => [await shown.boundingBox()]).toEqual(before)
  }
})

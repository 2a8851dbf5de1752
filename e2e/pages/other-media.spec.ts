import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { noShift, watchShifts } from '../layout-shift.ts'
import { hydrated } from '../hydrated.ts'
import { everyNth, fullOnly } from '../visits.ts'

const black = 'rgb(0, 0, 0)'

test.describe('printed from a dark page', () => {
  test.use({ colorScheme: 'dark' })

  const printed = [
    '/community/news/1060',
    '/policy/terms',
    '/link/policy/terms',
    '/ranking/level',
    '/community/event/540',
    '/events/2nd_anniversary',
  ]
  for (const path of everyNth(printed, 6)) {
    test(`${path} shows only its text, black on white`, async ({ page }) => {
      await hidePopups(page)
      await page.goto(`/en${path}`)
      await hydrated(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('h1')).toHaveCSS('color', black)
      await expect(page.locator('h1')).toHaveCSS('text-shadow', 'none')
      for (const scene of await page.locator('main [data-world]').all()) {
        await expect(scene).toHaveCSS('background-image', 'none')
      }
      await expect(page.locator('main p, main td').last()).toHaveCSS('color', black)
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      const pressed = page.locator('header:not(main *), footer, button, form, main nav')
      expect(await pressed.filter({ visible: true }).count()).toBe(0)
      await expect(page.locator('#root > *').filter({ visible: true })).toHaveCount(1)
    })
  }
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('current, selected and focused controls have outlines that differ', async ({ page }) => {
    await hidePopups(page)
    for (const [path, current] of [
      ['/devlog/withBTS?board=note', 'main nav a[aria-current=page]'],
      ['/community/news?page=2', 'main nav [aria-current=page]'],
    ] as const) {
      await page.goto(`/en${path}`)
      await hydrated(page)
      await expect(page.locator(current).first()).toHaveCSS('outline-style', 'solid')
      const other = page.locator('main nav a:not([aria-current])').first()
      await expect(other).toHaveCSS('outline-style', 'none')
      await other.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(other).toHaveCSS('outline-style', 'solid')
    }
  })

  test('these styles cause no layout shift', fullOnly, async ({ page }) => {
    await hidePopups(page)
    const readShift = await watchShifts(page)
    for (const path of ['/', '/community/news', '/ranking/level']) {
      await page.goto(`/jp${path}`)
      await hydrated(page)
      expect(await readShift(), path).toBeLessThan(noShift)
    }
  })
})

import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { visits } from './visits.ts'

/** What a press of Tab must come to, told by its place in the document; what is hidden is not there. */
function controlsOf(page: Page) {
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    // A dialog keeps the focus, and what is behind it is out of reach (WCAG 2.4.3).
    const reach = document.querySelector('dialog:modal') ?? document
    const controls = [...reach.querySelectorAll(focusable)].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        !node.matches(':disabled, [tabindex="-1"]') &&
        !(node instanceof HTMLInputElement && node.type === 'radio' && !node.checked),
    )
    for (const [place, control] of controls.entries()) {
      control.setAttribute('data-place', String(place))
    }
    return controls.map((control) => control.outerHTML.slice(0, 120))
  })
}

for (const [lang, address] of visits(addresses)) {
  test(`/${lang}${address}: Tab reaches every control, and each shows it`, async ({ page }) => {
    await hidePopups(page)
    await page.goto(`/${lang}${address}`)
    await page.waitForLoadState('networkidle')
    const controls = await controlsOf(page)
    const reached = new Set<string>()
    const unmarked: string[] = []
    // A table of rows with links, and some presses more for what scrolls.
    for (let press = 0; press < controls.length + 20; press += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const node = document.activeElement
        const place = node?.getAttribute('data-place') ?? null
        const style = node && getComputedStyle(node)
        const isMarked = style?.outlineStyle !== 'none' || style.boxShadow !== 'none'
        return { place, isMarked, html: node?.outerHTML.slice(0, 120) ?? '' }
      })
      if (focus.place === null) continue
      if (reached.has(focus.place)) break
      reached.add(focus.place)
      if (!focus.isMarked) unmarked.push(focus.html)
    }
    expect(controls.filter((_, place) => !reached.has(String(place)))).toEqual([])
    expect(unmarked, 'focus that cannot be seen (WCAG 2.4.7)').toEqual([])
  })
}

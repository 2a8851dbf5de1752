import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { hydrated, interact } from './hydrated.ts'
import { fullOnly } from './visits.ts'

declare const unstyled: Set<string>

/** Runs in the page: notes each class of a style module that is put into it before its rules are there. */
function noteUnstyled(): void {
  const noted = new Set<string>()
  Object.assign(globalThis, { unstyled: noted })
  new MutationObserver((changes) => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => cssText),
    )
    // A class is `hash of its module`_`name`.
    const known = new Set(rules.join('').match(/(?<=\.)[\w-]+(?=_[a-zA-Z]+)/g))
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const { classList } of [node, ...node.querySelectorAll('[class]')]) {
          for (const name of classList) {
            const module = /^[\w-]+(?=_[a-zA-Z]+$)/.exec(name)?.[0]
            if (module !== undefined && !known.has(module)) noted.add(name)
          }
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

for (const target of ['coupon', 'ranking', 'game', 'devlog/withBTS']) {
  test(
    `shows no unstyled content on the way from the main page to ${target}`,
    fullOnly,
    async ({ page }) => {
      await hidePopups(page)
      await page.addInitScript(noteUnstyled)
      await page.goto('/kr/')
      // A click before hydration loads a document, which contains its data.
      await interact(page)
      await hydrated(page)
      const sheets = await page.evaluate(() => document.styleSheets.length)
      await page.locator('header summary').last().click()
      await page.locator(`header a[href="/kr/${target}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`/kr/${target}`))
      await expect(page.locator('main h1')).toBeFocused()
      const later = await page.evaluate(() => document.styleSheets.length)
      expect(later, 'sheets').toBeGreaterThan(sheets)
      expect(await page.evaluate(() => [...unstyled])).toEqual([])
    },
  )
}

import { expect, type Page } from '@playwright/test'

/** Numbers the controls that Tab must reach, and records each focus from now on. */
function watchFocus(page: Page) {
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
    for (const [index, control] of controls.entries()) {
      control.setAttribute('data-tab-index', String(index))
    }
    const reached: string[] = []
    const unmarked: string[] = []
    Object.assign(window, { focusSeen: { reached, unmarked } })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return
        const index = target.getAttribute('data-tab-index')
        if (index === null) return
        reached.push(index)
        const { outlineStyle, boxShadow } = getComputedStyle(target)
        if (outlineStyle === 'none' && boxShadow === 'none') {
          unmarked.push(target.outerHTML.slice(0, 120))
        }
        // React does not dispatch events in a subtree that is not hydrated.
      },
      true,
    )
    return controls.map((control) => control.outerHTML.slice(0, 120))
  })
}

const seenBy = (page: Page) =>
  page.evaluate((): { reached: string[]; unmarked: string[] } => Reflect.get(window, 'focusSeen'))

/** Presses Tab from the top of the page: every control is reached (WCAG 2.1.1) and shows it (2.4.7). */
export async function expectTabReachesAll(page: Page): Promise<void> {
  const controls = await watchFocus(page)
  const missing = (reached: readonly string[]) =>
    controls.filter((_, index) => !reached.includes(String(index)))
  // Once round without waiting for each key, and some more for areas that scroll.
  await Promise.all(controls.map(() => page.keyboard.press('Tab')))
  for (let press = 0; press < 20; press += 1) {
    if (press > 0) await page.keyboard.press('Tab')
    const { reached } = await seenBy(page)
    if (missing(reached).length === 0) break
  }
  const { reached, unmarked } = await seenBy(page)
  expect(missing(reached)).toEqual([])
  expect(unmarked, 'focus that cannot be seen').toEqual([])
}

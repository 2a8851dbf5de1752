import type { Page } from '@playwright/test'

/** Clickable elements, of which these are the browser's own: it handles them without a script. */
const controls =
  'a, button, input, select, textarea, summary, [role=button], [role=link], [role=tab]'
const native =
  'a[href], summary, select, textarea, input:not([type=button], [type=submit], [type=image]), ' +
  'form[method=get] [type=submit], [popovertarget], [command], form[method=dialog] button'

/** Returns the indexes of the controls in the window that the visitor can see and that are not the browser's own. */
const shownControls = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([controls, native]) =>
      Array.from(document.querySelectorAll(controls), (control, index) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
        const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
        const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        const onTop = isShown && document.elementFromPoint(x, y)
        return onTop && control.contains(onTop) && !control.matches(native) ? index : -1
      }).filter((index) => index >= 0),
    [controls, native] as const,
  )

/**
 * Clicks a control, and reads one frame later what has become of it: gone, because the click was handled, or marked
 * as waiting in a way that is seen; otherwise its HTML.
 */
const clickControl = (page: Page, index: number) =>
  page.evaluate(
    async ([controls, index]) => {
      const control = document.querySelectorAll<HTMLElement>(controls)[index]
      if (!control) return 'no such control'
      // A pointer is not seen on a phone.
      const appearance = () =>
        JSON.stringify(
          ['', '::before', '::after'].map((part) => {
            const style = getComputedStyle(control, part)
            return Array.from(style, (name) => name !== 'cursor' && style.getPropertyValue(name))
          }),
        )
      const before = appearance()
      const html = control.outerHTML.slice(0, 200)
      control.click()
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      if (!control.checkVisibility()) return 'gone'
      return control.ariaBusy === 'true' && appearance() !== before ? 'waits' : html
    },
    [controls, index] as const,
  )

const sizes = [
  [360, 740],
  [390, 844],
  [1440, 900],
] as const

/**
 * Opens a page whose app never arrives, at three widths, and clicks every control of its first screen.
 * @returns the HTML of those that do not respond
 */
export async function deadControls(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => window.localStorage.clear())
  // Delayed, not refused: the page waits for them.
  await page.route('**/assets/**/*.js', () => undefined)
  const open = () => page.goto(path, { waitUntil: 'domcontentloaded' })
  await open()
  const dead: string[] = []
  const clicked = new Set<number>()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const index of await shownControls(page)) {
      if (clicked.has(index)) continue
      clicked.add(index)
      const result = await clickControl(page, index)
      // Its neighbors may be gone with it.
      if (result === 'gone') await open()
      else if (result !== 'waits') dead.push(`${width} px: ${result}`)
    }
  }
  return dead
}

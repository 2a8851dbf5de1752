import { beforeEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

beforeEach(() => localStorage.clear())

const texts = 'form :is(input[type=search], input[type=text], input:not([type]))'

/** Every page with text fields in a form. The linter forbids a form other than ui/form/form.tsx. */
test.for([
  ['/en/coupon', 2],
  ['/en/link/coupon', 2],
  ['/en/community/faq', 1],
  ['/en/community/news', 1],
  ['/en/community/event', 1],
  ['/en/link/community/news', 1],
  ['/en/ranking/level', 2],
  ['/en/link/ranking/style', 2],
] as const)(
  '%s submits on Enter, but not on the Enter that ends a composition',
  async ([url, count]) => {
    const screen = await renderRoute(url)
    const fields = () => [...screen.container.querySelectorAll<HTMLInputElement>(texts)]
    await expect.poll(() => fields().length).toBe(count)
    for (const field of fields()) {
      /** Returns true if the browser would submit the form. */
      const submits = (init: KeyboardEventInit) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
        )
      expect(submits({ isComposing: true }), `${field.name}: composing`).toBe(false)
      // Safari ends the composition before this event.
      expect(submits({ keyCode: 229 }), `${field.name}: in Safari`).toBe(false)
      expect(submits({ keyCode: 13, repeat: true }), `${field.name}: held down`).toBe(false)
      expect(submits({ keyCode: 13 }), `${field.name}: Enter`).toBe(true)
    }
  },
)

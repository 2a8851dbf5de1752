import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

/** The link to the settings in the footer of a page, and what is loaded ahead of a press on it. */
async function openLink() {
  const screen = await renderRoute('/en/404')
  const link = screen.getByRole('contentinfo').getByRole('link', { name: 'Settings' })
  await expect.element(link).toHaveAttribute('href', '/en/settings')
  const loadAhead = vi.spyOn(screen.router, 'preloadRoute')
  return {
    link,
    loadAhead,
    router: screen.router,
    heading: screen.getByRole('heading', { level: 1 }),
  }
}

/** A press with a key held, which is the browser's: here it leads nowhere. */
function pressWith(link: Element, held: MouseEventInit): boolean {
  let isOurs = false
  const note = (event: Event) => {
    isOurs = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }))
  return isOurs
}

test('an ordinary press goes there without a new document', async () => {
  const { link, heading } = await openLink()
  await link.click()
  await expect.element(heading).toHaveTextContent('Settings')
})

test.for<[name: string, held: MouseEventInit]>([
  ['Control', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a press with %s is the browser’s own', async ([, held]) => {
  const { link, router } = await openLink()
  expect(pressWith(link.element(), held)).toBe(false)
  expect(router.state.location.pathname).toBe('/404')
  expect(pressWith(link.element(), {})).toBe(true)
})

test('the link that is aimed at is loaded ahead, and the one that is passed over is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { link, loadAhead } = await openLink()
  const target = link.element()
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(loadAhead).not.toHaveBeenCalled()
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(loadAhead).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('the focus and a finger aim as well, and for who saves data nothing is loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { link, loadAhead, router } = await openLink()
  const target = link.element()
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(loadAhead).toHaveBeenCalledTimes(1)
  const touch = () => target.dispatchEvent(new Event('touchstart', { bubbles: true }))
  touch()
  expect(loadAhead).toHaveBeenCalledTimes(2)
  router.update({ ...router.options, defaultPreload: false })
  touch()
  expect(loadAhead).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

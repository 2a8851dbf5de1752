import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const board = '*/api/media/board'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

type Visit = Awaited<ReturnType<typeof renderRoute>>

const shown = (screen: Visit) => screen.container.querySelectorAll('li a[href*="/media/"]').length
/** The resolved path: an earlier click would still hit the previous page. */
const path = (screen: Visit) => screen.router.state.resolvedLocation?.pathname ?? ''

/** Swipes over the image, or over the poster of a video, once it has loaded: the thumbnails are next to it. */
async function swipe(screen: Visit, dx: number, dy = 0) {
  const image = () => screen.getByRole('dialog').element().querySelector('img[width="960"]')
  await expect.poll(image).not.toBeNull()
  const target = image()
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
  const send = (type: string, x: number, y: number) =>
    target?.dispatchEvent(new PointerEvent(type, { ...finger, clientX: x, clientY: y }))
  send('pointerdown', 200, 200)
  send('pointerup', 200 + dx, 200 + dy)
}

test('appends more items below the shown ones', async () => {
  const calls = recordCalls(backend, '/api/media/board')
  const screen = await renderRoute('/en/media')
  await expect.poll(() => shown(screen)).toBe(6)
  await screen.getByRole('link', { name: 'Load more' }).click()
  await expect.poll(() => shown(screen)).toBe(12)
  await expect.element(screen.getByText('12 of 60')).toBeVisible()
  expect(screen.router.state.location.search).toEqual({ page: '2' })
  // The page before the gallery is still one step back.
  expect(screen.router.history.length).toBe(1)
  const query = { lang: 'en', categoryIdx: 0, size: 6 }
  expect(calls).toEqual([
    { ...query, page: 1, hasMore: false },
    { ...query, page: 2, hasMore: true },
  ])
})

test('shows all items when the page number exceeds the last page, and focuses the last clicked item', async () => {
  const screen = await renderRoute('/en/media?category=3&page=3')
  await expect.poll(() => shown(screen)).toBe(18)
  await screen.getByRole('link', { name: 'Load more' }).click()
  await expect.element(screen.getByRole('status').filter({ hasText: '20 of 20' })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Load more' })).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/media', search: { category: 3, page: 99 } })
  await expect.poll(() => shown(screen)).toBe(20)
})

test('keeps the shown items when loading more fails, and Retry loads the rest', async () => {
  const screen = await renderRoute('/en/media')
  await expect.poll(() => shown(screen)).toBe(6)
  backend.use(http.post(board, () => new HttpResponse(null, { status: 500 })))
  await screen.getByRole('link', { name: 'Load more' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(shown(screen)).toBe(6)
  // Only at the click: hovering a link preloads it, which would succeed as well.
  document.addEventListener('pointerdown', () => backend.resetHandlers(), {
    once: true,
    capture: true,
  })
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => shown(screen)).toBe(12)
})

test('navigates by buttons, arrow keys and swipe, and one step back is the gallery', async () => {
  const screen = await renderRoute('/en/media')
  await screen
    .getByRole('link', { name: /at dusk/ })
    .first()
    .click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const first = Number(path(screen).split('/').at(-1))
  const at = (step: number) => `/media/${first - step}`
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => path(screen)).toBe(at(1))
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => path(screen)).toBe(at(2))
  await swipe(screen, -120)
  await expect.poll(() => path(screen)).toBe(at(3))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => path(screen)).toBe(at(2))
  await swipe(screen, 120)
  await expect.poll(() => path(screen)).toBe(at(1))
  // A mostly vertical swipe is a scroll, and a short one is ignored.
  await swipe(screen, -60, 120)
  await swipe(screen, -20)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => path(screen)).toBe(at(0))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(path(screen)).toBe('/media')
  expect(screen.router.history.length).toBe(2)
})

test('returns the focus to the card of the item that was shown last', async () => {
  const screen = await renderRoute('/en/media')
  const card = screen.getByRole('link', { name: /at dusk/ }).first()
  await expect.element(card).toBeVisible()
  card.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const opened = path(screen)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => path(screen)).not.toBe(opened)
  const shownLast = path(screen)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(`/en${shownLast}`)
})

test('continues from the last shown item to the first one of the next page', async () => {
  const calls = recordCalls(backend, '/api/media/board')
  const screen = await renderRoute('/en/media/495')
  const next = screen.getByRole('dialog').getByRole('button', { name: 'Next' })
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect.poll(() => path(screen)).toBe('/media/494')
  expect(screen.router.state.location.search).toEqual({ page: '2' })
  expect(calls.map((call) => call?.page)).toEqual([1, 2])
})

test('disables Previous at the first item, and leads from an item that is not in the list to the first one', async () => {
  const screen = await renderRoute('/en/media/500')
  const previous = screen.getByRole('button', { name: 'Previous' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  expect(path(screen)).toBe('/media/500')
  await screen.unmount()
  const alone = await renderRoute('/en/media/441')
  const dialog = alone.getByRole('dialog')
  await expect
    .element(dialog.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true')
  // The item is the last thumbnail, after those in the list, as in its position.
  const thumbs = dialog.getByRole('list', { name: 'Gallery' }).getByRole('button')
  await expect.element(thumbs.last()).toHaveAttribute('aria-current', 'true')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => path(alone)).toBe('/media/500')
})

test('shows the position of the item and the name of its category', async () => {
  const screen = await renderRoute('/en/media/498')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('3 / 60')).toBeVisible()
  await expect.element(dialog.getByText('Screenshots')).toBeVisible()
})

test('shows the position of an item of a page that is not shown', async () => {
  const screen = await renderRoute('/en/media?page=2')
  await expect.poll(() => shown(screen)).toBe(12)
  await screen.router.navigate({ to: '/media/$idx', params: { idx: 490 } })
  await expect.element(screen.getByRole('dialog').getByText('11 / 60')).toBeVisible()
})

test('shows an image at full size and shares it; loads a video only on click', async () => {
  const screen = await renderRoute('/en/media/500')
  const dialog = screen.getByRole('dialog')
  const full = dialog.getByRole('link', { name: 'View full size' })
  await expect.element(full).toHaveAttribute('target', '_blank')
  await expect.element(dialog.getByRole('button', { name: /Copy link|Share/ })).toBeVisible()
  // The key leads on once the list is there.
  const next = dialog.getByRole('button', { name: 'Next' })
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByRole('button', { name: /^Play video/ })).toBeVisible()
  await expect.element(full).not.toBeInTheDocument()
  const watch = dialog.getByRole('link', { name: 'Watch on YouTube' })
  await expect.element(watch).toHaveAttribute('href', expect.stringMatching(/watch\?v=[\w-]{11}$/))
  expect(document.querySelector('iframe')).toBeNull()
})

test.for([
  ['a portrait', 498, 1440, 900],
  ['a portrait', 498, 360, 640],
  ['a square', 497, 1440, 700],
  ['a video', 499, 1440, 900],
  ['a video', 499, 360, 640],
] as const)(
  'shows the whole of %s (%i) and all controls in a window of %i by %i',
  async ([, id, width, height]) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(414, 896))
    const screen = await renderRoute(`/en/media/${id}`)
    const dialog = screen.getByRole('dialog')
    const art = () =>
      dialog
        .element()
        .querySelector<HTMLImageElement>('button img[width="960"], span > img[width="960"]')
    await expect.poll(() => art()?.complete).toBe(true)
    const [image, frame] = [art(), art()?.closest('button, span')].map((element) =>
      element?.getBoundingClientRect(),
    )
    expect(image?.top).toBeGreaterThanOrEqual((frame?.top ?? Infinity) - 1)
    expect(image?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
    for (const link of dialog.getByRole('link').elements()) {
      await expect.element(link).toBeInViewport({ ratio: 1 })
    }
    for (const name of ['Previous', 'Next', /Copy link|Share/]) {
      await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  },
)

test('leads to the items next to it by their thumbnails', async () => {
  const screen = await renderRoute('/en/media/498')
  const dialog = screen.getByRole('dialog')
  const thumbs = dialog.getByRole('list', { name: 'Gallery' }).getByRole('button')
  await expect.poll(() => thumbs.length).toBe(6)
  await expect.element(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(4).click()
  await expect.poll(() => path(screen)).toBe('/media/496')
  await expect.element(thumbs.nth(4)).toHaveAttribute('aria-current', 'true')
})

// Which links are safe: src/lib/safe-url.test.ts.
test('offers no full-size link for an image at an unsafe URL', async () => {
  const imgUrl = 'javascript:alert(1)'
  const item = { idx: 500, categoryIdx: 1, type: 'image', imgUrl, title: 'Hostile' }
  backend.use(
    http.post('*/api/media/board/500', () => HttpResponse.json({ code: 200, data: item })),
  )
  const screen = await renderRoute('/en/media/500')
  const dialog = screen.getByRole('dialog', { name: 'Hostile' })
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
})

import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const noPopups = http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] }))

test('shows the name of the game as the heading and a section for each list', async () => {
  backend.use(noPopups)
  const screen = await renderRoute('/en/')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Isle of Lumi' }))
    .toBeVisible()
  for (const name of [
    'Today on the island',
    'News and events',
    "Producer's letters",
    'Developer log',
  ]) {
    const section = screen.getByRole('region', { name })
    await expect.element(section.getByRole('list').getByRole('link').first()).toBeVisible()
  }
  expect(document.title).toBe('Official Site | Isle of Lumi')
})

test.for([
  [320, 640],
  [390, 932],
  [430, 1080],
] as const)(
  'keeps two rows of mascots apart, above the text of a slide, at %i × %i',
  async ([width, height]) => {
    backend.use(noPopups)
    await page.viewport(width, height)
    const screen = await renderRoute('/en/')
    const slides = screen.getByRole('region', { name: 'Highlights' })
    // After those of the members.
    const text = slides.getByRole('link').last()
    await expect.poll(() => text.element().getAttribute('href')).toMatch(/event/)
    const mascots = Array.from(slides.element().querySelectorAll('[data-member]'), (mascot) =>
      mascot.getBoundingClientRect(),
    )
    expect(mascots).toHaveLength(6)
    const behind = mascots.slice(0, 3).map(({ bottom }) => bottom)
    const front = mascots.slice(3)
    expect(Math.max(...behind)).toBeLessThanOrEqual(Math.min(...front.map(({ top }) => top)))
    const name = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
    expect(name.bottom).toBeLessThanOrEqual(Math.min(...mascots.map(({ top }) => top)))
    const { top } = text.element().getBoundingClientRect()
    expect(Math.max(...front.map(({ bottom }) => bottom))).toBeLessThanOrEqual(top)
  },
)

test('links events to the event page and notices to the news page', async () => {
  backend.use(
    noPopups,
    http.post('*/api/main/notice', () =>
      HttpResponse.json({
        code: 200,
        data: [
          { idx: 3, boardType: 'event', category: 'E', title: 'A race', regDt: '2024-06-11' },
          { idx: 4, boardType: 'notice', category: 'N', title: 'A fix', regDt: '2024-06-10' },
          { idx: '5', boardType: 'notice', category: 'N', title: 'Broken', regDt: '2024-06-10' },
        ],
      }),
    ),
  )
  const dropped = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const screen = await renderRoute('/en/')
  const news = screen.getByRole('region', { name: 'News and events' })
  const link = (name: string) => news.getByRole('link', { name })
  await expect.element(link('A race')).toHaveAttribute('href', '/en/community/event/3')
  await expect.element(link('A fix')).toHaveAttribute('href', '/en/community/news/4')
  expect(link('Broken').query()).toBeNull()
  expect(dropped).toHaveBeenCalledOnce()
})

const notice = { boardType: 'notice', category: 'N', regDt: '2024-06-10' }

test('begins the news with the newest notice that is not a maintenance, once', async () => {
  backend.use(
    noPopups,
    http.post('*/api/community/notice', () =>
      HttpResponse.json({
        code: 200,
        data: {
          contents: [
            { ...notice, idx: 9, title: 'Maintenance', endDt: '2024-06-12' },
            { ...notice, idx: 8, title: 'A large update' },
            { ...notice, idx: 7, title: 'A fix' },
          ],
        },
      }),
    ),
    http.post('*/api/main/notice', () =>
      HttpResponse.json({
        code: 200,
        data: [
          { ...notice, idx: 9, title: 'Maintenance' },
          { ...notice, idx: 8, title: 'A large update' },
          { ...notice, idx: 7, title: 'A fix' },
        ],
      }),
    ),
  )
  const screen = await renderRoute('/en/')
  const news = screen.getByRole('region', { name: 'News and events' })
  const lead = news.getByRole('link', { name: /A large update/ }).first()
  await expect.element(lead).toHaveAttribute('href', '/en/community/news/8')
  const rows = news.getByRole('listitem').getByRole('link')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual(['Maintenance', 'A fix'])
})

test('shows an error in a failed section without affecting the others', async () => {
  backend.use(
    noPopups,
    http.post('*/api/main/withBTS', () => new HttpResponse(null, { status: 500 })),
    http.post('*/api/main/pd-note', () => HttpResponse.json({ code: 200, data: [] })),
  )
  const screen = await renderRoute('/en/')
  const devlog = screen.getByRole('region', { name: 'Developer log' })
  const letters = screen.getByRole('region', { name: "Producer's letters" })
  await expect.element(devlog.getByRole('alert')).toBeVisible()
  await expect.element(letters.getByText('No letters from the producer yet')).toBeVisible()
  backend.resetHandlers()
  backend.use(noPopups)
  await devlog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(devlog.getByRole('listitem').first()).toBeVisible()
})

const sections = ['News and events', 'Season rankings', 'Gallery', 'FAQ']
const respondWithError = () => HttpResponse.json({ code: 500, data: null })

test('shows a single Retry that reloads all sections when everything fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/*', respondWithError), http.get('*/game-data/*', respondWithError))
  const screen = await renderRoute('/en/')
  const retry = screen.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect.element(retry.first()).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  await expect.element(screen.getByRole('region', { name: 'FAQ' })).not.toBeInTheDocument()
  expect(retry.elements()).toHaveLength(1)
  backend.resetHandlers()
  backend.use(noPopups)
  await retry.click()
  for (const name of sections) {
    const section = screen.getByRole('region', { name })
    await expect.element(section.getByRole('list').first()).toBeVisible()
  }
  await expect.element(retry).not.toBeInTheDocument()
})

test('shows a focus-preserving single Retry when all sections below the key visuals fail', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const below = [
    'community/notice',
    'community/event',
    'main/notice',
    'main/withBTS',
    'main/pd-note',
    'media/board',
    'game',
    'community/faq',
  ]
  backend.use(
    ...below.map((path) => http.post(`*/api/${path}`, respondWithError)),
    http.get('*/game-data/leaderboard/*', respondWithError),
  )
  const screen = await renderRoute('/en/')
  const retry = screen.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect.element(retry.first()).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  await expect.element(screen.getByRole('region', { name: 'FAQ' })).not.toBeInTheDocument()
  await retry.click()
  await expect.element(retry).toHaveFocus()
  await expect.element(retry).not.toHaveAttribute('aria-disabled')
  backend.resetHandlers()
  backend.use(noPopups)
  await retry.click()
  await expect.element(screen.getByRole('region', { name: 'FAQ' })).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})

test.for([
  ['turn by themselves', undefined, 'true'],
  ['do not turn by themselves with motion off', 'off', 'false'],
] as const)('the key visuals %s', async ([, motion, isTurning]) => {
  backend.use(noPopups)
  delete document.documentElement.dataset.motion
  if (motion) document.documentElement.dataset.motion = motion
  const screen = await renderRoute('/en/')
  const visuals = screen.getByRole('region', { name: 'Highlights' })
  const turn = visuals.getByRole('button', { name: 'Play slides automatically' })
  const first = visuals.getByRole('button', { name: /^Slide 1 of \d$/ })
  await expect.element(first).toHaveAttribute('aria-current', 'true')
  await expect.element(turn).toHaveAttribute('aria-pressed', isTurning)
})

test.for([
  ['a click', false],
  ['the keyboard', true],
] as const)('pauses the key visuals, and plays them again, with %s', async ([, hasKeyboard]) => {
  backend.use(noPopups)
  delete document.documentElement.dataset.motion
  const screen = await renderRoute('/en/')
  const visuals = screen.getByRole('region', { name: 'Highlights' })
  const turn = visuals.getByRole('button', { name: 'Play slides automatically' })
  const press = async () => {
    if (!hasKeyboard) return turn.click()
    await expect.element(turn).toBeVisible()
    turn.element().focus()
    return userEvent.keyboard('{Enter}')
  }
  await expect.element(turn).toHaveAttribute('aria-pressed', 'true')
  await press()
  await expect.element(turn).toHaveAttribute('aria-pressed', 'false')
  await press()
  await expect.element(turn).toHaveAttribute('aria-pressed', 'true')
})

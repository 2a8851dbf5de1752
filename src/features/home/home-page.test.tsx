import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const noPopups = http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] }))

test('has the name of the game as its heading and a part for each list', async () => {
  backend.use(noPopups)
  const screen = await renderRoute('/en/')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Isle of Lumi' }))
    .toBeVisible()
  for (const name of ['News and events', 'Producer notes', 'Developer log']) {
    const part = screen.getByRole('region', { name })
    await expect.element(part.getByRole('list').getByRole('link').first()).toBeVisible()
  }
  expect(document.title).toBe('Official Site | Isle of Lumi')
})

test('leads from an event to the events and from a notice to the news', async () => {
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
  const link = (name: string) => screen.getByRole('link', { name })
  await expect.element(link('A race')).toHaveAttribute('href', '/en/community/event/3')
  await expect.element(link('A fix')).toHaveAttribute('href', '/en/community/news/4')
  expect(link('Broken').query()).toBeNull()
  expect(dropped).toHaveBeenCalledOnce()
})

test('a part that fails says so, and the others stand', async () => {
  backend.use(
    noPopups,
    http.post('*/api/main/withBTS', () => new HttpResponse(null, { status: 500 })),
    http.post('*/api/main/pd-note', () => HttpResponse.json({ code: 200, data: [] })),
  )
  const screen = await renderRoute('/en/')
  const devlog = screen.getByRole('region', { name: 'Developer log' })
  const letters = screen.getByRole('region', { name: 'Producer notes' })
  await expect.element(devlog.getByRole('alert')).toBeVisible()
  await expect.element(letters.getByText('No producer notes yet')).toBeVisible()
  backend.resetHandlers()
  backend.use(noPopups)
  await devlog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(devlog.getByRole('listitem').first()).toBeVisible()
})

const sections = ['News and events', 'Season rankings', 'Gallery', 'FAQ']
const refuse = () => HttpResponse.json({ code: 500, data: null })

test('everything that fails at once has one Retry, which recovers all of it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/*', refuse), http.get('*/game-data/*', refuse))
  const screen = await renderRoute('/en/')
  const retry = screen.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect.element(screen.getByRole('region', { name: 'FAQ' })).toBeVisible()
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

test('all sections that fail below the key visuals have one Retry, which keeps the focus', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const below = [
    'main/notice',
    'main/withBTS',
    'main/pd-note',
    'media/board',
    'game',
    'community/faq',
  ]
  backend.use(
    ...below.map((path) => http.post(`*/api/${path}`, refuse)),
    http.get('*/game-data/leaderboard/*', refuse),
  )
  const screen = await renderRoute('/en/')
  const retry = screen.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect.element(screen.getByRole('region', { name: 'FAQ' })).toBeVisible()
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

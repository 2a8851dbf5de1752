import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute, renderSite } from '#test/render-route.tsx'
import { rankingQueries } from '../ranking.queries.ts'
import styles from '../ranking-page.module.css'

const backend = useMockBackend()

const folder = '*/game-data/leaderboard/levels'

beforeEach(async () => {
  // The pointer is where the previous test left it. Over a link it would preload a leaderboard.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(
    http.get(`${folder}.json`, () =>
      HttpResponse.json([
        { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' },
        { year: 2024, month: 5, season: 1, seasonFilename: 'may.json' },
      ]),
    ),
    http.get(`${folder}/may.json`, () =>
      HttpResponse.json({ highRankerList: [{ rank: 1, nickname: 'May Bell' }] }),
    ),
  )
})

const useJune = (response: () => Response | Promise<Response>) =>
  backend.use(http.get(`${folder}/june.json`, response))

const useRows = (highRankerList: unknown[]) => useJune(() => HttpResponse.json({ highRankerList }))

const missing = () => new HttpResponse(null, { status: 404 })

test('a leaderboard that fails to load shows an error with Retry and links to the other seasons', async () => {
  useJune(missing)
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/couldn't load/)
  useRows([{ rank: 1, nickname: 'Mended' }])
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('rowheader', { name: 'Mended' })).toBeVisible()
  await screen.getByRole('link', { name: /^Previous season/ }).click()
  await expect.element(screen.getByRole('rowheader', { name: 'May Bell' })).toBeVisible()
})

test('an empty leaderboard shows a message instead of an empty table', async () => {
  useRows([])
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByText(/^No one is ranked yet/)).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(0)
})

test('shows the first rows of a file that exceeds the row limit', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    rank: index + 1,
    nickname: `P${index + 1}`,
  }))
  useRows(rows)
  const screen = await renderRoute('/en/ranking?page=999')
  await expect.element(screen.getByRole('rowheader', { name: 'P10000', exact: true })).toBeVisible()
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('12000 rows'))
  const note = 'Showing the top 10,000 of 12,000 players.'
  await expect.element(screen.getByText(note)).toBeVisible()
})

test('drops and logs invalid rows; a bad emblem or icon only falls back', async () => {
  useRows([
    { rank: 1, nickname: 'No emblem', clubName: 'Tide', clubEmblem: -1, userProfileIcon: 'x' },
    { rank: 2, nickname: 'Text emblem', clubName: 'Moss', clubEmblem: '7' },
    { rank: 3 },
    { rank: 4, nickname: 'Strange numbers', trophies: '1,000', level: -5, stylePoints: null },
  ])
  const screen = await renderRoute('/en/ranking')
  const names = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)
  await expect.poll(names).toEqual(['No emblem', 'Text emblem', 'Strange numbers'])
  await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/Tide/)
  await expect.element(screen.getByRole('row').nth(3)).toMatchTextContent(/[^-]-{4} Tier 0$/)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('item 2 dropped'))
})

const icons = (id: number) => HttpResponse.json([{ Id: id, IconPath: `/game-data/art/${id}.webp` }])

test('replaces an image that fails to load with the default one, also an emblem', async () => {
  backend.use(
    http.get('*/game-data/user-icons.json', () => icons(1)),
    http.get('*/game-data/club-icons.json', () => icons(2)),
    http.get('*/game-data/art/*', () => new HttpResponse(null, { status: 404 })),
  )
  useRows([{ rank: 1, nickname: 'Fox', clubName: 'Tide', clubEmblem: 2, userProfileIcon: 1 }])
  const screen = await renderRoute('/en/ranking')
  const row = screen.getByRole('row').nth(1)
  await expect.poll(() => row.element().querySelectorAll('th > [data-member]')).toHaveLength(1)
  await expect.poll(() => row.element().querySelectorAll('[data-column=club] img')).toHaveLength(0)
  await expect.element(row).toMatchTextContent(/Tide/)
})

test('requests an image again that failed while the device was offline', async () => {
  const icon = { Id: 1, IconPath: '/game-data/art/visual-1-640x1200.webp' }
  backend.use(http.get('*/game-data/user-icons.json', () => HttpResponse.json([icon])))
  useRows([{ rank: 1, nickname: 'Fox', userProfileIcon: 1 }])
  const screen = await renderRoute('/en/ranking')
  const row = screen.getByRole('row').nth(1)
  const images = () => row.element().querySelectorAll(`img[src$="${icon.IconPath}"]`)
  await expect.poll(images).toHaveLength(1)
  images()[0]?.dispatchEvent(new Event('error'))
  await expect.poll(images).toHaveLength(0)
  window.dispatchEvent(new Event('online'))
  await expect.poll(images).toHaveLength(1)
})

test('keeps the ranks of the file when ranks are missing or tied, and shows identical rows', async () => {
  useRows([
    { rank: 9, nickname: 'Late' },
    { rank: 2, nickname: 'Same' },
    { rank: 2, nickname: 'Same' },
  ])
  const screen = await renderRoute('/en/ranking')
  const first = () =>
    screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent))
  await expect.poll(first).toEqual([
    ['2', '–'],
    ['2', '–'],
    ['9', 'New'],
  ])
})

test('a name that looks empty is still a link with a visible name, everywhere', async () => {
  const blank = '\u3164'
  localStorage.setItem('rankingName', blank)
  useRows([
    { rank: 1, nickname: blank, clubName: '\u2800' },
    { rank: 2, nickname: '\u202e' },
  ])
  const screen = await renderRoute('/en/ranking')
  const cells = screen.getByRole('rowheader')
  await expect.element(cells.nth(1)).toMatchTextContent('No visible name')
  await expect.element(screen.getByRole('article')).toMatchTextContent(/My rank.*No visible name/)
  const nameAndClub = /No visible name.*No visible name/
  await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(nameAndClub)
  await cells.nth(0).getByRole('link', { name: 'No visible name' }).click()
  const dialog = screen.getByRole('dialog', { name: 'No visible name' })
  await expect.element(dialog).toBeVisible()
  localStorage.clear()
})

test('nicknames of any length and script stay within their cells', async () => {
  const nicknames = [
    'W'.repeat(400),
    '무지개다리를건너온달빛여우의긴이름'.repeat(20),
    'مرحبا يا لومي',
    '<img src=x onerror="window.hacked=1">',
    '👩‍🎤🌙',
  ]
  useRows(nicknames.map((nickname, n) => ({ rank: n + 1, nickname, clubName: nickname })))
  const screen = await renderSite('/en/ranking')
  await expect.poll(() => screen.getByRole('rowheader').length).toBe(nicknames.length)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('shows no rank changes when the previous season fails to load', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  backend.use(http.get(`${folder}/may.json`, missing))
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader', { name: 'Fox' })).toBeVisible()
  const { queryKey } = rankingQueries.ranksBefore('level', 'june.json', 'may.json')
  await expect.poll(() => screen.queryClient.getQueryState(queryKey)?.status).toBe('error')
  expect(screen.getByText('New', { exact: true }).query()).toBeNull()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('leaves the slot empty, without an error, when a banner fails', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  backend.use(http.post('*/api/ranking/banner', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader', { name: 'Fox' })).toBeVisible()
  const { queryKey } = rankingQueries.banner('level')
  await expect.poll(() => screen.queryClient.getQueryState(queryKey)?.status).toBe('error')
  expect(screen.container.querySelector(`.${styles.banner}`)).toBeEmptyDOMElement()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('resets the selection on another tab and shows no rows of the previous leaderboard', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  const response = createGate()
  backend.use(
    http.get('*/game-data/leaderboard/styles.json', async () => {
      await response.opened
      return HttpResponse.json([])
    }),
  )
  const screen = await renderRoute('/en/ranking/level?year=2024&month=5&page=1&name=May')
  await expect.element(screen.getByRole('rowheader', { name: 'May Bell' })).toBeVisible()
  await screen.getByRole('link', { name: 'Style ranking' }).click()
  await expect.element(screen.getByText('Updates every 6 weeks')).toBeVisible()
  expect(screen.router.state.location.search).toEqual({})
  expect(screen.getByRole('rowheader').elements()).toHaveLength(0)
  // The mock backend cannot be closed during a request.
  response.open()
})

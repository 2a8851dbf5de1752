import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { parseSearchString } from '#lib/search-string.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const seasons = [
  { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' },
  { year: '2023', month: '12', season: '3', seasonFilename: 'december.json' },
  { year: 2025, month: 1, season: 1, seasonFilename: '../secret.json' },
]

const june = [
  { rank: 2, nickname: 'Dusk Otter', trophies: 40, level: 9, stylePoints: 'many' },
  { rank: 1, nickname: 'Coral Fox', trophies: 30, level: 10, stylePoints: 4_500_000 },
]

function useBoards() {
  const board = '*/game-data/leaderboard/levels'
  backend.use(
    http.get(`${board}.json`, () => HttpResponse.json(seasons)),
    http.get(`${board}/june.json`, () => HttpResponse.json({ highRankerList: june })),
    http.get(`${board}/december.json`, () =>
      HttpResponse.json({ highRankerList: [{ rank: 1, nickname: 'Winter Bell' }] }),
    ),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

test('shows the newest season with the columns of the leaderboard', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader').nth(0)).toMatchTextContent('Coral Fox')
  const first = screen.getByRole('row').nth(1)
  await expect.element(first).toMatchTextContent(/30.*10.*4,500,000.*Tier 5/)
  // Missing points are of the lowest tier.
  await expect.element(screen.getByRole('row').nth(2)).toMatchTextContent(/40.*9.*- Tier 0$/)
  expect(screen.container.querySelectorAll('thead th')).toHaveLength(8)
  await expect.element(screen.getByText('Updates every Tuesday')).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/ranking')
})

test('selects the newest season of the year when the URL contains only a year, and lets the visitor change the season', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?year=2023')
  await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Winter Bell')
  const tab = screen.getByRole('link', { name: 'Level ranking' })
  await expect.element(tab).toHaveAttribute('aria-current', 'page')
  await screen
    .getByText(/December 2023, Season 3/)
    .last()
    .click()
  const years = screen.getByRole('navigation', { name: 'Year' })
  await expect
    .element(years.getByRole('link', { name: '2023' }))
    .toHaveAttribute('aria-current', 'page')
  await years.getByRole('link', { name: '2024' }).click()
  await expect.element(screen.getByRole('rowheader').nth(0)).toMatchTextContent('Coral Fox')
  await expect.poll(() => screen.router.state.location.search).toEqual({ year: '2024' })
})

test('drops an invalid month and shows the newest season of the year', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?year=2024&month=13')
  await expect.element(screen.getByRole('rowheader').nth(0)).toMatchTextContent('Coral Fox')
  await expect.poll(() => screen.router.state.location.searchStr).toBe('?year=2024')
  expect(screen.router.history.length).toBe(1)
})

test('replaces a page number beyond the end with the last page, below the same player', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?sort=-trophies&page=7&player=Dusk+Otter')
  await expect.element(screen.getByRole('dialog', { name: 'Dusk Otter' })).toBeVisible()
  const { location } = screen.router.state
  expect(parseSearchString(location.searchStr)).toEqual({ sort: '-trophies', player: 'Dusk Otter' })
  expect(screen.router.history.length).toBe(1)
})

test('shows a message with a link when the season is unknown', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?year=1999')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This season doesn't exist/)
  await screen.getByRole('link', { name: 'Show the latest season' }).click()
  await expect.element(screen.getByRole('rowheader').nth(0)).toMatchTextContent('Coral Fox')
})

test('sorts the leaderboard by a column through the URL', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level')
  await screen.getByRole('columnheader', { name: 'Trophies' }).getByRole('link').click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ sort: '-trophies' })
  await expect.element(screen.getByRole('rowheader').nth(0)).toMatchTextContent('Dusk Otter')
})

test('sorts ties by rank, and players without the number last', async () => {
  useBoards()
  const highRankerList = [
    { rank: 4, nickname: 'Equal Four', trophies: 20 },
    { rank: 1, nickname: 'No Number' },
    { rank: 2, nickname: 'Equal Two', trophies: 20 },
    { rank: 3, nickname: 'Least', trophies: 5 },
  ]
  backend.use(
    http.get('*/game-data/leaderboard/levels/june.json', () =>
      HttpResponse.json({ highRankerList }),
    ),
  )
  const screen = await renderRoute('/en/ranking/level?sort=-trophies')
  const names = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)
  await expect.poll(names).toEqual(['Equal Two', 'Equal Four', 'Least', 'No Number'])
  await screen.getByRole('columnheader', { name: 'Trophies' }).getByRole('link').click()
  await expect.poll(names).toEqual(['Least', 'Equal Two', 'Equal Four', 'No Number'])
})

test('finds a name in any case and width', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?name=%EF%BC%AF%EF%BD%94%EF%BD%94')
  await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Dusk Otter')
  await screen.getByRole('searchbox', { name: 'Nickname or club' }).fill('harbor')
  await expect.element(screen.getByText(/No results found/)).toBeVisible()
})

test('redirects an unknown leaderboard to the level leaderboard', async () => {
  const screen = await renderRoute('/en/link/ranking/foo')
  await expect.poll(() => screen.router.state.location.pathname).toBe('/link/ranking/level')
  await expect.element(screen.getByRole('table')).toBeVisible()
  await screen.getByRole('link', { name: 'Style ranking' }).click()
  await expect.element(screen.getByText('Updates every 6 weeks')).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/link/ranking/style')
})

test('shows a hundred rows per page', async () => {
  useBoards()
  const highRankerList = Array.from({ length: 101 }, (_, index) => ({
    rank: index + 1,
    nickname: `Player ${index + 1}`,
  }))
  backend.use(
    http.get('*/game-data/leaderboard/levels/june.json', () =>
      HttpResponse.json({ highRankerList }),
    ),
  )
  const screen = await renderRoute('/en/ranking?page=2')
  await expect.poll(() => screen.getByRole('rowheader').length).toBe(1)
  await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Player 101')
})

test('shows the seasons and Retry when the leaderboard fails to load', async () => {
  useBoards()
  backend.use(
    http.get(
      '*/game-data/leaderboard/levels/june.json',
      () => new HttpResponse(null, { status: 500 }),
    ),
  )
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/couldn't load/)
  await expect.element(screen.getByText(/June 2024, Season 1/).last()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Previous season/ })).toBeVisible()
})

test('finds players by their nickname and by their club on input, through the URL', async () => {
  const screen = await renderRoute('/en/ranking/level?page=1')
  await expect.poll(() => screen.getByRole('rowheader').length).toBe(100)
  const search = screen.getByRole('searchbox', { name: 'Nickname or club' })
  await search.fill('harbor')
  await expect.poll(() => screen.router.state.location.search).toEqual({ name: 'harbor' })
  const found = screen.getByText(/players? found$/)
  await expect.element(found).toBeVisible()
  const count = Number(/\d+/.exec(found.element().textContent ?? '')?.[0])
  expect(screen.getByRole('rowheader').length).toBe(count)
  await search.fill('nobody at all')
  await expect.element(screen.getByText(/No results found/)).toBeVisible()
  await screen.getByRole('link', { name: 'Show the whole leaderboard' }).click()
  await expect.poll(() => screen.getByRole('rowheader').length).toBe(100)
  await expect.element(search).toHaveValue('')
})

test('shows the time of the next update in Korean time', async () => {
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByText(/^\([A-Z][a-z]{2} \d{1,2}, \d\d:\d\d KST\)$/)).toBeVisible()
})

test.for([
  ['/en/ranking', 'Rankings'],
  ['/en/ranking/level', 'Level ranking'],
  ['/en/ranking/style', 'Style ranking'],
  ['/en/link/ranking/style', 'Style ranking'],
] as const)('has for %s the title and the heading "%s"', async ([url, name]) => {
  const screen = await renderRoute(url)
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => document.title).toMatch(new RegExp(`^${name} \\| `))
})

test('shows the best three of the season on the podium, each with their club and score', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level?sort=-trophies')
  const podium = screen.getByRole('list', { name: 'Top three' }).getByRole('listitem')
  await expect
    .poll(() => podium.elements().map((step) => step.textContent))
    .toEqual(['Coral FoxLevel 101', 'Dusk OtterLevel 92'])
  await podium.nth(0).getByRole('link', { name: 'Coral Fox' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Coral Fox' })).toBeVisible()
})

test('a link with a club shows only its players, and can be widened', async () => {
  const screen = await renderRoute('/en/ranking/level?club=harbor')
  await expect.element(screen.getByText(/players? found$/)).toBeVisible()
  await screen.getByRole('link', { name: /^Remove filter: ?Club ?harbor$/ }).click()
  await expect.poll(() => screen.getByRole('rowheader').length).toBe(100)
  expect(screen.router.state.location.search).toEqual({})
})

test('the list of seasons is a popover that Escape and a click outside close', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking')
  const years = screen.getByRole('navigation', { name: 'Year' })
  const summary = screen.getByText(/^June 2024, Season 1$/).last()
  await summary.click()
  await expect.element(years).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(years).not.toBeInTheDocument()
  await summary.click()
  await expect.element(years).toBeVisible()
  await screen.getByRole('heading', { level: 1 }).click()
  await expect.element(years).not.toBeInTheDocument()
})

test('goes back one page only when a player is closed twice before the browser has done so', async () => {
  useBoards()
  const screen = await renderRoute('/en/ranking/level')
  await screen.getByRole('link', { name: 'Dusk Otter' }).first().click()
  await expect.element(screen.getByRole('dialog', { name: 'Dusk Otter' })).toHaveFocus()
  const back = vi.spyOn(screen.router.history, 'back').mockReturnValue()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(back).toHaveBeenCalledOnce()
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

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

const useJune = (answer: () => Response | Promise<Response>) =>
  backend.use(http.get(`${folder}/june.json`, answer))

const useRows = (highRankerList: unknown[]) => useJune(() => HttpResponse.json({ highRankerList }))

describe('a leaderboard that', () => {
  test.for([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['is cut off', () => new HttpResponse('{"highRankerList":[{"rank":1,')],
    ['is an empty file', () => new HttpResponse('')],
    ['is an HTML page', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
    ['has no list', () => HttpResponse.json({ rows: [] })],
    ['is null', () => HttpResponse.json(null)],
  ] as const)('%s shows an error with Retry and links to the other seasons', async ([, answer]) => {
    useJune(answer)
    const screen = await renderRoute('/en/ranking')
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/couldn't load/)
    useRows([{ rank: 1, nickname: 'Mended' }])
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('rowheader', { name: 'Mended' })).toBeVisible()
    await screen.getByRole('link', { name: /^Previous season/ }).click()
    await expect.element(screen.getByRole('rowheader', { name: 'May Bell' })).toBeVisible()
  })

  test.for([
    ['has no rows', []],
    ['has no valid row', [{ rank: 'x' }, null, 7, { rank: 1 }]],
  ] as const)('%s shows a message instead of an empty table', async ([, rows]) => {
    useRows([...rows])
    const screen = await renderRoute('/en/ranking')
    await expect.element(screen.getByText('No one is ranked yet')).toBeVisible()
    expect(screen.getByRole('table').elements()).toHaveLength(0)
  })

  test('shows the first rows of a file that exceeds the row limit', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => ({
      rank: index + 1,
      nickname: `P${index + 1}`,
    }))
    useRows(rows)
    const screen = await renderRoute('/en/ranking?page=999')
    await expect
      .element(screen.getByRole('rowheader', { name: 'P10000', exact: true }))
      .toBeVisible()
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('12000 rows'))
    const note = 'Showing the top 10,000 of 12,000 players.'
    await expect.element(screen.getByText(note)).toBeVisible()
  })
})

test('drops and logs invalid rows; a bad emblem or icon only falls back', async () => {
  useRows([
    { rank: 1, nickname: 'No emblem', clubName: 'Tide', clubEmblem: -1, userProfileIcon: 'x' },
    { rank: 2, nickname: 'Text emblem', clubName: 'Moss', clubEmblem: '7' },
    { rank: 3 },
    { rank: 4, nickname: 'Strange figures', trophies: '1,000', level: -5, stylePoints: null },
  ])
  const screen = await renderRoute('/en/ranking')
  const names = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)
  await expect.poll(names).toEqual(['No emblem', 'Text emblem', 'Strange figures'])
  await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/Tide/)
  await expect.element(screen.getByRole('row').nth(3)).toMatchTextContent(/-{4} Tier 0$/)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('item 2 dropped'))
})

const icons = (id: number) => HttpResponse.json([{ Id: id, IconPath: `/game-data/art/${id}.webp` }])

test('replaces an image that fails to load with the default one, and hides a failed emblem', async () => {
  backend.use(
    http.get('*/game-data/user-icons.json', () => icons(1)),
    http.get('*/game-data/club-icons.json', () => icons(2)),
    http.get('*/game-data/art/*', () => new HttpResponse(null, { status: 404 })),
  )
  useRows([{ rank: 1, nickname: 'Fox', clubName: 'Tide', clubEmblem: 2, userProfileIcon: 1 }])
  const screen = await renderRoute('/en/ranking')
  const row = screen.getByRole('row').nth(1)
  await expect.poll(() => row.element().querySelectorAll('td svg')).toHaveLength(1)
  await expect.poll(() => row.element().querySelectorAll('img')).toHaveLength(0)
  await expect.element(row).toMatchTextContent(/Tide/)
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
      .map((row) => row.querySelector('td')?.textContent)
  await expect.poll(first).toEqual(['2', '2', '9New'])
})

test.for([
  'W'.repeat(400),
  '무지개다리를건너온달빛여우의긴이름'.repeat(20),
  'مرحبا يا لومي',
  '<img src=x onerror="window.hacked=1">',
  '👩‍🎤🌙',
])('the nickname %j stays within its cell', async (nickname) => {
  useRows([{ rank: 1, nickname, clubName: nickname }])
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('shows no rank changes when the previous season fails to load', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  backend.use(http.get(`${folder}/may.json`, () => new HttpResponse(null, { status: 404 })))
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader', { name: 'Fox' })).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

test('leaves the slot empty, without an error, when a banner fails', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  backend.use(http.post('*/api/ranking/banner', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader', { name: 'Fox' })).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

test('resets the selection on another tab and shows no rows of the previous leaderboard', async () => {
  useRows([{ rank: 1, nickname: 'Fox' }])
  const answer = createGate()
  backend.use(
    http.get('*/game-data/leaderboard/styles.json', async () => {
      await answer.opened
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
  answer.open()
})

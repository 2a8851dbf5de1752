import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute, renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()

const folder = '*/game-data/leaderboard/levels'
const rows = (names: string) =>
  names.split(' ').map((nickname, index) => ({
    rank: index + 1,
    nickname,
    level: 100 - 10 * index,
    trophies: 5,
  }))

/** Serves two seasons; each leaderboard is a string of names, best first. */
function useBoards(june: string, may: string) {
  backend.use(
    http.get(`${folder}.json`, () =>
      HttpResponse.json([
        { year: 2024, month: 5, season: 1, seasonFilename: 'may.json' },
        { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' },
      ]),
    ),
    http.get(`${folder}/june.json`, () => HttpResponse.json({ highRankerList: rows(june) })),
    http.get(`${folder}/may.json`, () => HttpResponse.json({ highRankerList: rows(may) })),
  )
}

test('shows the own rank with its neighbors and the gap when a visitor enters their nickname', async () => {
  useBoards('Fox Otter Lumi Bell', 'Lumi Fox Otter')
  const screen = await renderRoute('/en/ranking')
  const pinned = screen.getByRole('region', { name: 'My rank and starred players' })
  await pinned.getByLabelText('Your nickname in the game').fill('Lumi')
  await pinned.getByRole('button', { name: 'Pin my rank' }).click()
  const card = pinned.getByRole('article')
  await expect.element(card).toMatchTextContent(/My rank.*Lumi/)
  const neighbors = card.getByRole('listitem')
  await expect
    .poll(() => neighbors.elements().map((row) => row.textContent))
    .toEqual(['2Otter90', '3Lumi80', '4Bell70'])
  await expect.element(card.getByRole('img', { name: 'down 2 places' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'down 2 places' })).toBeVisible()
  await expect.element(card).toMatchTextContent(/10 more levels to reach rank 2/)
  expect(localStorage.getItem('rankingName')).toBe('Lumi')
})

test('asks for the nickname in the language of the page when the field is empty', async () => {
  useBoards('Fox Otter', 'Fox')
  const screen = await renderRoute('/kr/ranking')
  const field = screen.getByLabelText('게임 닉네임')
  await screen.getByRole('button', { name: '내 순위 보기' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('닉네임을 입력해 주세요')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('shows that the visitor is not on the leaderboard, and remembers a returning visitor', async () => {
  localStorage.setItem('rankingName', 'Lumi')
  // Also if the visitor has starred themselves.
  localStorage.setItem('rankingStars', '["Lumi"]')
  useBoards('Fox Otter', 'Lumi Fox')
  const screen = await renderRoute('/en/ranking')
  const pinned = screen.getByRole('region', { name: 'My rank and starred players' })
  await expect.element(pinned.getByText('Not ranked')).toBeVisible()
  expect(pinned.getByRole('article').elements()).toHaveLength(1)
  await screen.getByRole('link', { name: /^Previous season/ }).click()
  await expect.element(pinned.getByText('Top of the leaderboard')).toBeVisible()
})

test('shows a hint and no rank change when two players share the name', async () => {
  localStorage.setItem('rankingName', 'Lumi')
  useBoards('Lumi Fox Lumi', 'Fox Lumi')
  const screen = await renderRoute('/en/ranking')
  const card = screen.getByRole('article')
  await expect.element(card).toMatchTextContent(/2 players have this name/)
  expect(card.getByRole('img').elements()).toHaveLength(0)
})

test('opens a player from the leaderboard, stars the player, and shows the player below the leaderboard', async () => {
  useBoards('Fox Otter Lumi', 'Lumi Fox')
  const screen = await renderRoute('/en/ranking')
  await screen.getByRole('table').getByRole('link', { name: 'Otter' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Otter' })
  await expect.element(sheet).toMatchTextContent(/June 2024, Season 1/)
  await expect.element(sheet.getByText('New')).toBeVisible()
  await sheet.getByRole('button', { name: 'Star' }).click()
  await expect
    .element(sheet.getByRole('button', { name: 'Star' }))
    .toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(screen.router.state.location.search).toEqual({})
  await expect.element(screen.getByRole('article')).toMatchTextContent(/Starred player.*Otter/)
  await expect.element(screen.getByRole('table').getByRole('link', { name: 'Otter' })).toHaveFocus()
})

test('a link to a player opens the dialog over the leaderboard with the chart of recent seasons', async () => {
  useBoards('Fox Otter Lumi', 'Lumi Fox')
  const screen = await renderRoute('/en/ranking/level?year=2024&month=6&season=1&player=Lumi')
  const sheet = screen.getByRole('dialog', { name: 'Lumi' })
  const line = sheet.getByRole('img', { name: 'Rank history for Lumi: best rank 1, worst rank 3' })
  await expect.element(line).toBeVisible()
  await sheet.getByText('Show as a table').click()
  await expect.element(sheet.getByRole('row').nth(1)).toMatchTextContent('June 2024, Season 13')
  await expect.element(sheet.getByRole('row').nth(2)).toMatchTextContent('May 2024, Season 11')
})

test('the dialog shows when a player is not on the leaderboard', async () => {
  useBoards('Fox', 'Lumi')
  const screen = await renderRoute('/en/ranking?player=Nobody')
  const sheet = screen.getByRole('dialog', { name: 'Nobody' })
  await expect.element(sheet.getByText("This player isn't on this leaderboard.")).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Make a rank card' }).elements()).toHaveLength(0)
})

test('renders a rank card on the device and describes its content', async () => {
  useBoards('Fox Otter', 'Otter Fox')
  const screen = await renderRoute('/en/ranking?player=Otter')
  await screen.getByRole('button', { name: 'Make a rank card' }).click()
  const card = screen.getByRole('img', {
    name: /Level ranking, June 2024, Season 1, Rank 2, Otter/,
  })
  await expect.element(card).toBeVisible()
  const canvas = card.element()
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
  // The canvas contains more than one text color.
  await expect
    .poll(() => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return new Set(new Uint32Array(data.buffer)).size
    })
    .toBeGreaterThan(3)
})

test('the URL shows two seasons side by side', async () => {
  useBoards('Fox Otter Lumi', 'Lumi Fox Gone')
  const screen = await renderRoute('/en/ranking?compare=2024-5-1')
  const table = screen.getByRole('table', {
    name: 'June 2024, Season 1 compared with May 2024, Season 1',
  })
  await expect.element(table).toBeVisible()
  const texts = () =>
    table
      .getByRole('row')
      .elements()
      .map((row) => row.textContent)
  await expect
    .poll(texts)
    .toEqual([
      'JunMay',
      'NicknameRankLevelRankLevelChange',
      'Fox11002May: rank 290▲1',
      'Otter290–New',
      'Lumi3801May: rank 1100▼2',
      'Gone–3May: rank 380Not ranked',
    ])
  const group = table.getByRole('columnheader', { name: 'May' })
  await expect.element(group).toHaveAttribute('scope', 'colgroup')
  await expect.element(table.getByRole('img', { name: 'up 1 place' })).toBeVisible()
  await expect.element(table.getByRole('img', { name: 'down 2 places' })).toBeVisible()
  const boxes = (selector: string) =>
    Array.from(table.element().querySelectorAll(selector), (shape) => shape.getBoundingClientRect())
  for (const width of [360, 1440]) {
    await page.viewport(width, 780)
    const [here, there] = ['Here', 'There'].map((side) =>
      boxes(`tbody [data-column$=${side}]`)
        .filter((box) => box.width > 0)
        .map(({ right }) => Math.round(right)),
    )
    expect(new Set(here).size, `the edge of this season at ${width} px`).toBe(1)
    expect(new Set(there).size, `the edge of the other season at ${width} px`).toBe(1)
  }
  const [up, down, ...others] = boxes('rect')
  const [rise, drop] = boxes('td [data-kind] > [role=img]')
  expect(others).toEqual([])
  expect(up?.left, 'a rise begins after its number').toBeCloseTo((rise?.right ?? 0) + 8, 0)
  expect(down?.right, 'a drop begins before its number').toBeCloseTo((drop?.left ?? 0) - 8, 0)
  expect(down?.width).toBeCloseTo(2 * (up?.width ?? 0), 0)
  await page.viewport(390, 844)
  await screen.getByRole('link', { name: 'Stop comparing' }).click()
  await expect.element(screen.getByRole('table', { name: 'Level ranking' })).toBeVisible()
})

test('a selected comparison focuses its result', async () => {
  useBoards('Fox Otter Lumi', 'Lumi Fox Gone')
  const screen = await renderRoute('/en/ranking')
  const choice = screen.getByRole('combobox', { name: 'Compare with another season' })
  await expect.element(choice).toHaveTextContent("Don't compare")
  await choice.click()
  await choice.selectOptions('May 2024, Season 1')
  const heading = screen.getByRole('heading', { name: /June 2024, .* compared with May 2024, / })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

test('a season is not compared with itself', async () => {
  useBoards('Fox Otter Lumi', 'Lumi Fox Gone')
  const screen = await renderRoute('/en/ranking?compare=2024-6-1')
  await expect.element(screen.getByRole('table', { name: 'Level ranking' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Stop comparing' })).not.toBeInTheDocument()
})

test('a comparison with an unknown season shows the leaderboard and a link back', async () => {
  useBoards('Fox', 'Lumi')
  const screen = await renderRoute('/en/ranking?compare=1999-1-1')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This season doesn't exist/)
  const choice = screen.getByRole('combobox', { name: 'Compare with another season' })
  await expect.element(choice).toHaveValue('')
  await expect.element(screen.getByRole('rowheader', { name: 'Fox' })).toBeVisible()
  await screen.getByRole('link', { name: 'Stop comparing' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

const isDocked = () => document.querySelector('button[data-bar]') !== null

test('shows the row at the bottom of the window only while the own row is out of view', async () => {
  localStorage.setItem('rankingName', 'Fox')
  useBoards('Fox Otter Lumi', 'Fox')
  const flashes: boolean[] = []
  const observer = new MutationObserver(() => isDocked() && flashes.push(true))
  observer.observe(document.body, { childList: true, subtree: true })
  const screen = await renderSite('/en/ranking')
  await expect.element(screen.getByRole('article')).toMatchTextContent(/My rank.*Fox/)
  await Promise.all([import('./docked-row.tsx'), import('./pinned-card.tsx')])
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(flashes).toEqual([])
  observer.disconnect()
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.poll(isDocked).toBe(true)
})

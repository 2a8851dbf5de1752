import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { scores } from '../ranking.search.ts'

const backend = useMockBackend()

/** Serves a leaderboard of one player with a number for each score. */
function useOnePlayer(number: number) {
  const season = { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' }
  const levels = '*/game-data/leaderboard/levels'
  const numbers = Object.fromEntries(scores.map((name) => [name, number]))
  const highRankerList = [{ rank: 1, nickname: 'Coral Fox', clubName: 'Harbor', ...numbers }]
  backend.use(
    http.get(`${levels}.json`, () => HttpResponse.json([season])),
    http.get(`${levels}/june.json`, () => HttpResponse.json({ highRankerList })),
  )
}

test('shows the name of a player and its scores in full on the narrowest tablet, which can sort by each', async () => {
  useOnePlayer(9_999_999)
  const screen = await renderRoute('/en/ranking/level')
  await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Coral Fox')
  await page.viewport(640, 900)
  const shown = ['tbody th a', ...scores.map((score) => `[data-column="${score}"]`)]
  const cut = shown.flatMap((selector) =>
    [...screen.container.querySelectorAll<HTMLElement>(`table :is(${selector})`)]
      .filter((cell) => cell.checkVisibility())
      .filter((cell) => cell.clientWidth < 24 || cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent),
  )
  expect(cut).toEqual([])
  const headings = [...screen.container.querySelectorAll('thead a')]
  expect(headings.filter((heading) => !heading.checkVisibility())).toEqual([])
})

test.for(scores)(
  'emphasizes %s when the leaderboard is sorted by it, on a phone as the only score',
  async (score) => {
    useOnePlayer(4_500_000)
    const screen = await renderRoute(`/en/ranking/level?sort=-${score}`)
    await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Coral Fox')
    const table = screen.container.querySelector('table')
    const cells = () =>
      [...(table?.querySelectorAll<HTMLElement>('tbody td') ?? [])].filter((cell) =>
        cell.checkVisibility(),
      )
    await page.viewport(390, 844)
    await expect
      .poll(() => cells().map((cell) => cell.dataset.column))
      .toEqual(['rank', 'change', 'club', score])

    await page.viewport(1440, 900)
    await expect.poll(() => cells().map((cell) => cell.dataset.column)).toContain(scores.at(-1))
    const bold = cells().filter((cell) => getComputedStyle(cell).fontWeight === '700')
    expect(bold.map((cell) => cell.dataset.column)).toEqual(['rank', score])
    // The columns of changes and clubs have no visible name.
    for (const cell of cells().slice(3)) {
      const name = table?.querySelector(`thead [data-column="${cell.dataset.column}"]`)
      const { left, right } = cell.getBoundingClientRect()
      expect(name?.getBoundingClientRect()).toMatchObject({ left, right })
    }
  },
)

test('the emblem of a club covers no part of the link of the player on a phone', async () => {
  useOnePlayer(9)
  const screen = await renderRoute('/en/ranking/level')
  await expect.element(screen.getByRole('rowheader')).toMatchTextContent('Coral Fox')
  await page.viewport(390, 844)
  const emblem = screen.container.querySelector('[data-emblem]')
  emblem?.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = emblem?.getBoundingClientRect() ?? new DOMRect()
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(pressed).toBe(screen.container.querySelector('tbody th a'))
})

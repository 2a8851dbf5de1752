import { beforeEach, expect, test, vi } from 'vitest'
import { mascots } from '#site-mascots.ts'
import { storage } from '#lib/storage.ts'
import { site } from '#site.ts'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './board/lantern-progress.ts'
import { solution } from './board/lantern-solver.ts'
import { LanternsLink, WindowsOfMonth } from './lanterns-link.tsx'
import { isPlayingAtom } from './playing.atoms.ts'
// Loaded before the tests, which wait only for the rendering.
import './board/light-of-today.tsx'
import './board/lit-windows.tsx'

const day = '2026-12-02'
const chains = solution(boardOf(day), 8) ?? []

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T12:00+09:00`))
  // As the first script of a page does.
  document.documentElement.dataset.platform = 'computer'
})

const show = () =>
  renderUi(
    <>
      <LanternsLink />
      <div data-testid="island">
        <WindowsOfMonth />
      </div>
    </>,
  )

/** Returns the states of the lanterns of the link. */
const lanterns = (screen: Awaited<ReturnType<typeof show>>) => {
  const all = screen.getByRole('link').element().querySelectorAll<HTMLElement>('span:empty')
  return Array.from(all, ({ dataset }) => dataset.lit)
}

test('leads to the board, without its code before the first game', async () => {
  const screen = await show()
  const link = screen.getByRole('link', { name: "Light today's lanterns 1 min" })
  await expect.element(link).toHaveAttribute('href', '/#lanterns')
  expect(lanterns(screen)).toEqual(['next', undefined, undefined])
  expect(screen.getByTestId('island').element().childElementCount).toBe(0)
  // No popup covers what the visitor has gone to.
  expect(screen.store.get(isPlayingAtom)).toBe(false)
  await link.click()
  expect(screen.store.get(isPlayingAtom)).toBe(true)
})

test('shows the lanterns of today and the next board, and a window for each lit day of this month', async () => {
  const lit = ['2026-11-30', '2026-12-01', day]
  const progress = JSON.stringify({ day, chains, lit })
  const screen = await show()
  // While the page is shown.
  storage.setItem('lanterns', progress)
  await expect.poll(() => lanterns(screen)).toEqual(['yes', 'yes', 'yes'])
  const [next] = boardOf('2026-12-03').lanterns
  const name = `Tomorrow: ${next && mascots[next].name.en}'s board`
  await expect.element(screen.getByRole('link', { name })).toBeVisible()
  const windows = () => Array.from(screen.getByTestId('island').element().children)
  await expect.poll(() => windows().length).toBe(2)
  const places = windows().map((light) => light.getAttribute('style'))
  expect(new Set(places).size).toBe(2)
  vi.mocked(Date.now).mockReturnValue(Date.parse('2026-12-03T12:00+09:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => lanterns(screen)).toEqual(['next', undefined, undefined])
  await expect
    .element(screen.getByRole('link', { name: "Light today's lanterns 1 min" }))
    .toBeVisible()
})

test('is absent without scripts', async () => {
  delete document.documentElement.dataset.platform
  const screen = await show()
  expect(screen.container.innerText.trim()).toBe('')
})

test('is absent from a site without the board', async () => {
  site.hasLanterns = false
  storage.setItem('lanterns', JSON.stringify({ day, chains, lit: [day] }))
  const screen = await show()
  site.hasLanterns = true
  expect(screen.getByRole('link').query()).toBeNull()
})

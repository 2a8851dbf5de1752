import { expect, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './lantern-progress.ts'
import { parOf, solution } from './lantern-solver.ts'
import { LanternTexts } from './lantern-texts.tsx'
import Par from './par.tsx'
import { TodaysLanterns } from './todays-lanterns.tsx'

const day = '2026-12-01'
const par = parOf(boardOf(day)) ?? 0

test.for([
  [-1, `Lumi needed ${par}. You're ahead!`],
  [0, 'Lumi needed just as many.'],
  [1, `Lumi did it with ${par}. Can you?`],
] as const)('compares %i lines more than the par', async ([more, text]) => {
  const screen = await renderUi(
    <LanternTexts>
      <Par day={day} lines={par + more} />
    </LanternTexts>,
  )
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('plays a lit board again without losing its day', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T12:00+09:00`))
  const chains = solution(boardOf(day), 8)
  storage.setItem('lanterns', JSON.stringify({ day, chains, lit: [day] }))
  const screen = await renderUi(<TodaysLanterns />)
  await expect.element(screen.getByText('Windows lit this month: 1')).toBeVisible()
  await screen.getByRole('button', { name: 'Play again' }).click()
  await expect.element(screen.getByRole('grid')).toBeVisible()
  await expect.element(screen.getByText('Lit this week: 1 of 7')).toBeVisible()
})

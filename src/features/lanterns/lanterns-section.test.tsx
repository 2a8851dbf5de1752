import { beforeEach, expect, test } from 'vitest'
import { site } from '#site.ts'
import { renderUi } from '#test/render.tsx'
import { LanternsSection } from './lanterns-section.tsx'
import { isPlayingAtom } from './playing.atoms.ts'

beforeEach(() => {
  // As the first script of a page does.
  document.documentElement.dataset.platform = 'computer'
  // Zones out of view have their real height.
  document.documentElement.dataset.laidOut = ''
})

const show = () =>
  renderUi(
    <div style={{ paddingBlock: '250vh' }}>
      <LanternsSection />
    </div>,
  )

test('loads the board once it is near, in a box of the same size', async () => {
  const screen = await show()
  const section = screen.getByRole('region', { name: "Today's lanterns" })
  const before = section.element().getBoundingClientRect()
  expect(before.height).toBeGreaterThan(400)
  // The first interaction.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  const board = section.getByRole('grid')
  await expect.element(board).not.toBeInTheDocument()
  section.element().scrollIntoView()
  await expect.element(board).toBeVisible()
  expect(section.element().getBoundingClientRect().height).toBe(before.height)
})

test('is being played once its box is touched or has the focus', async () => {
  for (const event of [
    new PointerEvent('pointerdown', { bubbles: true }),
    new FocusEvent('focusin', { bubbles: true }),
  ]) {
    const screen = await show()
    expect(screen.store.get(isPlayingAtom)).toBe(false)
    screen.container.querySelector('#lanterns')?.dispatchEvent(event)
    expect(screen.store.get(isPlayingAtom)).toBe(true)
    await screen.unmount()
  }
})

test('is absent without scripts', async () => {
  delete document.documentElement.dataset.platform
  const screen = await show()
  expect(screen.container.innerText.trim()).toBe('')
})

test('is absent from a site that does not have it', async () => {
  site.hasLanterns = false
  const screen = await show()
  site.hasLanterns = true
  expect(screen.container.textContent).toBe('')
})

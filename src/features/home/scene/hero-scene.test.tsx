import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { langs } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { renderUi } from '#test/render.tsx'
import { beatAtom } from '#ui/page/slots.tsx'
import { HeroScene } from './hero-scene.tsx'

test('moves to the beat of the music, and without music to its own', async () => {
  const { container, store } = await renderUi(<HeroScene />)
  const scene = container.querySelector<HTMLElement>('[data-moves]')
  store.set(beatAtom, '0.5s')
  await expect.poll(() => scene?.dataset.music).toBe('')
  expect(scene?.style.getPropertyValue('--beat')).toBe('0.5s')
  store.set(beatAtom, null)
  await expect.poll(() => scene?.dataset.music).toBeUndefined()
  expect(scene?.style.getPropertyValue('--beat')).toBe('')
})

test.for(langs)('leads each mascot to its member in %s', async (lang) => {
  const screen = await renderUi(<HeroScene />, { lang })
  for (const id of members) {
    const link = screen.getByRole('link', { name: mascots[id].name[lang], exact: true })
    await expect.element(link).toHaveAttribute('href', `/members#${id}`)
    expect(link.element().querySelector('img')).not.toBeNull()
  }
})

test.for([
  [1440, 900, 11],
  [390, 844, 5],
] as const)('at %i × %i, has links that are targets', async ([width, height, count]) => {
  await page.viewport(width, height)
  const screen = await renderUi(
    <div style={{ position: 'fixed', inset: 0 }}>
      <HeroScene />
    </div>,
  )
  const links = screen.getByRole('link')
  await expect.poll(() => links.elements().length).toBe(count)
  const boxes = links.elements().map((link) => link.getBoundingClientRect())
  for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
})

test('leads the houses of the island to their pages', async () => {
  await page.viewport(1440, 900)
  const screen = await renderUi(<HeroScene />)
  const house = screen.getByRole('link', { name: 'News Library of Waves' })
  await expect.element(house).toHaveAttribute('href', '/community/news')
  const label = house.element().querySelector('span')
  expect(label && getComputedStyle(label).opacity).toBe('0')
  // After a key, the focus is shown.
  await userEvent.keyboard('{Shift}')
  house.element().focus()
  await expect.poll(() => label && getComputedStyle(label).opacity).toBe('1')
})

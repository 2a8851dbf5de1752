import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { mascots } from '../../site-mascots.ts'
import artwork from './art/mascots.svg?no-inline'
import { Mascot } from './mascot.tsx'

const names = [
  ['lumi', 'ルミ'],
  ['pado', 'パド'],
  ['dalbo', 'ダルボ'],
  ['moru', 'モル'],
  ['byol', 'ビョル'],
  ['ipsae', 'イプセ'],
] as const

test.each(names)(
  'loads the artwork of %s and names it in the language of the page',
  async (id, name) => {
    const screen = await renderUi(<Mascot of={id} />, { lang: 'jp' })
    const image = screen.getByRole('img', { name }).element()
    if (!(image instanceof HTMLImageElement)) throw new Error('The artwork is not an image.')
    await image.decode()
    expect(image.naturalWidth).toBeGreaterThan(0)
    expect(new URL(image.src).hash).toBe(`#${id}`)
  },
)

test('has a view of 120 x 126 for each mascot, and no two at the same position', async () => {
  const file = await (await fetch(artwork)).text()
  const views = Array.from(
    new DOMParser().parseFromString(file, 'image/svg+xml').querySelectorAll('view'),
  )
  expect(new Set(views.map((view) => view.id))).toEqual(new Set(Object.keys(mascots)))
  const boxes = views.map((view) => view.getAttribute('viewBox'))
  expect(new Set(boxes).size).toBe(views.length)
  for (const box of boxes) expect(box).toMatch(/^\d+ 0 120 126$/)
})

test('hides a decorative mascot from assistive technology', async () => {
  const screen = await renderUi(<Mascot of="byol" isDecorative />)
  const image = screen.container.querySelector('img')
  expect(image?.alt).toBe('')
  expect(image?.getAttribute('aria-hidden')).toBe('true')
})

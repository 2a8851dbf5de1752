import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { mascots } from '#site-mascots.ts'
import artwork from './art/mascots.svg?no-inline'
import { Mascot } from './mascot.tsx'

test.each(['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae'] as const)(
  'loads the artwork of %s',
  async (id) => {
    const screen = await renderUi(<Mascot of={id} />)
    const image = screen.container.querySelector('img')
    if (!image) throw new Error('The artwork is not an image.')
    await image.decode()
    expect(image.naturalWidth).toBeGreaterThan(0)
    expect(new URL(image.src).hash).toBe(`#${id}`)
    expect(image.alt).toBe('')
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

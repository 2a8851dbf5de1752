import { describe, expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { mascots, type MascotId } from '#site-mascots.ts'
import play from './art/band.svg?no-inline'
import cheer from './art/cheer.svg?no-inline'
import stand from './art/mascots.svg?no-inline'
import rest from './art/rest.svg?no-inline'
import { Mascot } from './mascot.tsx'

const ids: readonly MascotId[] = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']

describe.each([
  { pose: 'stand', artwork: stand, size: '120 126' },
  { pose: 'play', artwork: play, size: '144 160' },
  { pose: 'cheer', artwork: cheer, size: '144 160' },
  { pose: 'rest', artwork: rest, size: '144 160' },
] as const)('pose $pose', ({ pose, artwork, size }) => {
  test.each(ids)('loads the artwork of %s', async (id) => {
    const screen = await renderUi(<Mascot of={id} pose={pose} />)
    const image = screen.container.querySelector('img')
    if (!image) throw new Error('The artwork is not an image.')
    await image.decode()
    expect(image.naturalWidth).toBeGreaterThan(0)
    expect(image.src).toBe(new URL(`${artwork}#${id}`, location.href).href)
    expect(image.alt).toBe('')
  })

  test('has a view of its size for each mascot, side by side', async () => {
    const file = await (await fetch(artwork)).text()
    const image = new DOMParser().parseFromString(file, 'image/svg+xml')
    const views = Array.from(image.querySelectorAll('view'))
    expect(new Set(views.map((view) => view.id))).toEqual(new Set(Object.keys(mascots)))
    const boxes = views.map((view) => view.getAttribute('viewBox'))
    expect(new Set(boxes).size).toBe(views.length)
    const [width, height] = size.split(' ')
    for (const box of boxes) expect(box).toMatch(new RegExp(`^\\d+ 0 ${size}$`))
    expect(image.documentElement.getAttribute('viewBox')).toBe(
      `0 0 ${Number(width) * ids.length} ${height}`,
    )
  })

  test('refers only to what the file has', async () => {
    const file = await (await fetch(artwork)).text()
    const own = Array.from(file.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    const used = Array.from(file.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id)
    expect(new Set(own).size).toBe(own.length)
    expect(used.filter((id) => !own.includes(id))).toEqual([])
  })
})

test('shows a mascot that stands by default', async () => {
  const { container } = await renderUi(<Mascot of="lumi" />)
  expect(container.querySelector('img')?.src).toContain('mascots')
})

import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import play from './art/band.svg?no-inline'
import cheer from './art/cheer.svg?no-inline'
import stand from './art/mascots.svg?no-inline'
import rest from './art/rest.svg?no-inline'
import { Mascot } from './mascot.tsx'

test.for([
  [undefined, stand],
  ['stand', stand],
  ['play', play],
  ['cheer', cheer],
  ['rest', rest],
] as const)('loads the artwork of the pose %s, as decoration', async ([pose, artwork]) => {
  const screen = await renderUi(<Mascot of="ipsae" pose={pose} />)
  const image = screen.container.querySelector('img')
  if (!image) throw new Error('The artwork is not an image.')
  await image.decode()
  expect(image.naturalWidth).toBeGreaterThan(0)
  expect(image.src).toBe(new URL(`${artwork}#ipsae`, location.href).href)
  expect(image.alt).toBe('')
})

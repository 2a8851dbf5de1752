import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Mascot } from './mascot.tsx'

const mascots = [
  ['lumi', 'ルミ'],
  ['pado', 'パド'],
  ['dalbo', 'ダルボ'],
  ['moru', 'モル'],
  ['byol', 'ビョル'],
  ['ipsae', 'イプセ'],
] as const

test.each(mascots)(
  'loads the artwork of %s and names it in the language of the page',
  async (id, name) => {
    const screen = await renderUi(<Mascot of={id} />, { lang: 'jp' })
    const image = screen.getByRole('img', { name }).element()
    if (!(image instanceof HTMLImageElement)) throw new Error('The artwork is not an image.')
    await image.decode()
    expect(image.naturalWidth).toBeGreaterThan(0)
  },
)

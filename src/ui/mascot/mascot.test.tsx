import { describe, expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import type { MascotId } from '#site-mascots.ts'
import { Mascot } from './mascot.tsx'

const ids: readonly MascotId[] = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']
const poses = ['stand', 'play', 'cheer', 'rest'] as const

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

describe.each(poses)('pose %s', (pose) => {
  test.each(ids)(
    'has files of %s in the ratio of its box, in the widths that they name',
    async (id) => {
      const screen = await renderUi(<Mascot of={id} pose={pose} />)
      const image = screen.container.querySelector('img')
      if (!image) throw new Error('The artwork is not an image.')
      expect(image.alt).toBe('')
      // A browser without AVIF shows the mascot that stands, cropped to no other ratio.
      expect(image.src).toContain(`stand-${id}-`)
      const source = screen.container.querySelector('source')
      const files = source?.srcset.split(',') ?? [image.src]
      for (const file of files) {
        const [url = '', width] = file.split(' ')
        expect(url).toContain(`${pose}-${id}-`)
        const { naturalWidth, naturalHeight } = await decoded(url)
        expect(naturalWidth / naturalHeight).toBeCloseTo(
          Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          2,
        )
        expect([undefined, `${naturalWidth}w`]).toContain(width)
      }
    },
  )
})

test('shows a mascot that stands by default', async () => {
  const { container } = await renderUi(<Mascot of="lumi" />)
  expect(container.querySelector('img')?.src).toContain('stand-lumi')
})

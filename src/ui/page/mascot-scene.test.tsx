import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Band } from './band.tsx'

const scene = (container: Element) => container.querySelector('[data-scene]')

test('shows the scene of the mascot behind it', async () => {
  const { container } = await renderUi(<Band mascot="pado">{null}</Band>)
  expect(scene(container)?.getAttribute('data-scene')).toBe('pado')
})

test('shows the artwork of a post in place of both', async () => {
  const { container } = await renderUi(
    <Band mascot="pado" art="/image.webp">
      {null}
    </Band>,
  )
  expect(scene(container)).toBeNull()
})

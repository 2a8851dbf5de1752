import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Band } from './band.tsx'

const place = (container: Element) => container.querySelector('[data-place]')

test('shows the place of the mascot behind it', async () => {
  const { container } = await renderUi(<Band mascot="pado">{null}</Band>)
  expect(place(container)?.getAttribute('data-place')).toBe('pado')
})

test('shows the artwork of a post in place of both', async () => {
  const { container } = await renderUi(
    <Band mascot="pado" art="/image.webp">
      {null}
    </Band>,
  )
  expect(place(container)).toBeNull()
})

import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Band } from './band.tsx'

test.each(['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae'] as const)(
  'shows the place of %s behind the mascot',
  async (mascot) => {
    const { container } = await renderUi(<Band mascot={mascot}>{null}</Band>)
    const [file = '', id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? []
    const drawn = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml')
    expect(file).toContain(mascot)
    expect(drawn.getElementById(id ?? '')?.childElementCount).toBeGreaterThan(5)
  },
)

test('shows the artwork of a post in place of both', async () => {
  const { container } = await renderUi(
    <Band mascot="pado" art="/picture.webp">
      {null}
    </Band>,
  )
  expect(container.querySelector('use')).toBeNull()
})

import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { StoreCodes } from './store-codes.tsx'
import type { Store } from './store-links.tsx'

const stores: Store[] = [
  { platform: 'ios', url: 'https://one.example/a', name: 'Download for iOS', device: 'iPhone' },
  { platform: 'android', url: 'https://two.example/b', name: 'Download for Android', device: 'A' },
]

test('draws a code of its own for each store', async () => {
  const screen = await renderUi(<StoreCodes stores={stores} />)
  const codes = screen.getByRole('list', { name: 'Scan with your phone' })
  const paths = stores.map(({ name }) => {
    const code = codes.getByRole('img', { name }).element()
    return code.querySelector('path')?.getAttribute('d')
  })
  // Below the margin of two modules, the corner begins with seven dark ones.
  for (const path of paths) expect(path).toMatch(/^(?:M[2-8] 2h1v1h-1z){7}M/)
  expect(paths[0]).not.toBe(paths[1])
})

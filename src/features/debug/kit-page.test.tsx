import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStore, Provider } from 'jotai'
import { renderUi } from '../../test/render.tsx'
import { KitPage } from './kit-page.tsx'

test('shows every section without horizontal overflow', async () => {
  const { getByRole } = await renderUi(
    <Provider store={createStore()}>
      <KitPage />
    </Provider>,
  )
  await expect.element(getByRole('heading', { name: 'A heading of an editor' })).toBeVisible()
  for (const width of [320, 360, 820, 1440]) {
    await page.viewport(width, 900)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(390, 844)
})

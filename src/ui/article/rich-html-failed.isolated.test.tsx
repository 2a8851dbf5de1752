import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/render.tsx'
import { RichHtml } from './rich-html.tsx'

vi.mock('./sanitize.ts', () => {
  throw new Error('the chunk is gone')
})

test('shows plain text and no raw HTML when the sanitizer cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const html = '<p><b>Lit</b> again</p><img src="data:,x" onerror="ran(1)">'
  const { container, getByText } = await renderUi(<RichHtml html={html} />)
  await expect.element(getByText('Lit again')).toBeVisible()
  await expect.element(getByText(/without its formatting/)).toBeVisible()
  expect(container.querySelector('b, img')).toBeNull()
  expect(warn).toHaveBeenCalledWith('The sanitizer could not be loaded', expect.anything())
})

import type { LinkProps } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderUi } from '../../test/render.tsx'
import { Pagination } from './pagination.tsx'

const linkTo = (page: number): LinkProps => ({
  to: '/community/news',
  search: { page, keyword: '' },
})

test('renders nothing for one page', async () => {
  const { container } = await renderUi(<Pagination page={1} pageCount={1} linkTo={linkTo} />)
  expect(container.querySelector('nav')).toBeNull()
})

test('marks the current page and links to the others', async () => {
  const { getByRole } = await renderUi(<Pagination page={5} pageCount={12} linkTo={linkTo} />)
  await expect
    .element(getByRole('link', { name: 'Page 5' }))
    .toHaveAttribute('aria-current', 'page')
  const last = getByRole('link', { name: 'Page 12' })
  await expect.element(last).toHaveAttribute('href', expect.stringContaining('page=12'))
  await expect.element(last).not.toHaveAttribute('aria-current')
  await expect.element(getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
  await expect.element(getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
})

test.for([
  [1, 'Previous page'],
  [2, 'Next page'],
] as const)('page %i of 2 has no %s', async ([page, name]) => {
  const { getByRole } = await renderUi(<Pagination page={page} pageCount={2} linkTo={linkTo} />)
  await expect.element(getByRole('navigation')).toBeVisible()
  await expect.element(getByRole('link', { name })).not.toBeInTheDocument()
})

test('makes every entry 44 pixels high and wide', async () => {
  const { container } = await renderUi(<Pagination page={5} pageCount={12} linkTo={linkTo} />)
  for (const link of container.querySelectorAll('a')) {
    const { width, height } = link.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../test/render.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { Pagination } from './pagination.tsx'
import { SortedTable, type SortedColumn } from './sorted-table.tsx'

interface Islander {
  name: string
  level: number
}

const islanders: Islander[] = [
  { name: 'Bora', level: 20 },
  { name: 'Aru', level: 3 },
  { name: 'Caleb', level: 100 },
]

/** Lives in the address: `?keyword=level` orders by a column. */
function Board() {
  const order = new URLSearchParams(useLocation().searchStr).get('keyword')
  const columns = useMemo(
    (): SortedColumn<Islander>[] => [
      { accessorKey: 'name', header: 'Name' },
      { accessorKey: 'level', header: 'Level' },
    ],
    [],
  )
  return (
    <SortedTable
      caption="Islanders"
      columns={columns}
      rows={islanders}
      rowId={(row) => row.name}
      rowHeader="name"
      figures={['level']}
      sort={order === null ? undefined : { column: order, descending: order === 'level' }}
      sortLink={(column) => ({ to: '/community/news', search: { page: 1, keyword: column } })}
    />
  )
}

function Pages() {
  const number = Number(new URLSearchParams(useLocation().searchStr).get('page') ?? '1')
  const columns = useMemo((): Column<Islander>[] => [{ accessorKey: 'name', header: 'Name' }], [])
  return (
    <>
      <DataTable
        caption="Islanders"
        columns={columns}
        rows={islanders.slice(number - 1, number)}
        rowId={(row) => row.name}
        rowHeader="name"
      />
      <Pagination
        page={number}
        pageCount={3}
        linkTo={(to) => ({ to: '/community/news', search: { page: to, keyword: '' } })}
      />
    </>
  )
}

const namesIn = (container: Element) =>
  Array.from(container.querySelectorAll('tbody th'), (cell) => cell.textContent)

test('is put in order by the links of its columns', async () => {
  const { container, getByRole } = await renderUi(<Board />)
  expect(namesIn(container)).toEqual(['Bora', 'Aru', 'Caleb'])
  await getByRole('link', { name: 'Level' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Caleb', 'Bora', 'Aru'])
  const level = getByRole('columnheader', { name: 'Level' })
  await expect.element(level).toHaveAttribute('aria-sort', 'descending')
  await getByRole('link', { name: 'Name' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Aru', 'Bora', 'Caleb'])
  await expect.element(level).toHaveAttribute('aria-sort', 'none')
})

test('shows the rows of the page that its links lead to', async () => {
  const { container, getByRole } = await renderUi(<Pages />)
  expect(namesIn(container)).toEqual(['Bora'])
  await getByRole('link', { name: 'Next page' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Aru'])
  await getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Caleb'])
})

test('is a table on a phone and on a wide screen', async () => {
  const { getByRole } = await renderUi(<Board />)
  for (const width of [360, 1200]) {
    await page.viewport(width, 800)
    await expect.element(getByRole('table', { name: 'Islanders' })).toBeInTheDocument()
    await expect.element(getByRole('rowheader', { name: 'Aru' })).toBeVisible()
    await expect.element(getByRole('cell', { name: /100/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(390, 844)
})

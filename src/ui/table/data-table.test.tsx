import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { sortFn_basic } from '@tanstack/react-table'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../test/render.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { TableView } from './table-view.tsx'
import { useDataTable, type Column } from './use-data-table.ts'

interface Islander {
  name: string
  level: number | undefined
}

const islanders: Islander[] = [
  { name: 'Bora', level: 20 },
  { name: 'Nia', level: undefined },
  { name: 'Aru', level: 3 },
  { name: 'Caleb', level: 100 },
  { name: 'Dana', level: 20 },
]

const columns: Column<Islander>[] = [
  {
    accessorKey: 'name',
    header: 'Name',
    meta: { isRowHeader: true },
    filterFn: (row, _, text) => row.original.name !== text,
  },
  {
    accessorKey: 'level',
    header: 'Level',
    meta: { isNumeric: true },
    sortFn: sortFn_basic,
    sortUndefined: 'last',
    sortDescFirst: true,
  },
]

/** A list of two rows a page, whose state is in the URL: `?page=2&keyword=-level+Aru`. */
function Board() {
  const params = new URLSearchParams(useLocation().searchStr)
  const page = Number(params.get('page') ?? '1')
  const [sort = '', hidden = ''] = (params.get('keyword') ?? '').split(' ')
  const state = useMemo(
    () => ({
      sorting: sort === '' ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }],
      columnFilters: hidden === '' ? [] : [{ id: 'name', value: hidden }],
      pagination: { pageIndex: page - 1, pageSize: 2 },
    }),
    [sort, hidden, page],
  )
  const table = useDataTable({ columns, rows: islanders, rowId: (row) => row.name, state })
  const linkTo = (to: number, keyword = `${sort} ${hidden}`): LinkProps => ({
    to: '/community/news',
    search: { page: to, keyword },
  })
  return (
    <>
      <TableView
        table={table}
        caption="Islanders"
        sortLink={(column, order) => linkTo(1, `${order === 'desc' ? '-' : ''}${column} ${hidden}`)}
      />
      <Link {...linkTo(1, `${sort} Aru`)}>Without Aru</Link>
      <Pagination page={page} pageCount={table.getPageCount()} linkTo={linkTo} />
    </>
  )
}

const namesIn = (container: Element) =>
  Array.from(container.querySelectorAll('tbody th'), (cell) => cell.textContent)

test('sorts by its column links, with missing values last in both directions', async () => {
  const { container, getByRole } = await renderUi(<Board />)
  expect(namesIn(container)).toEqual(['Bora', 'Nia'])
  const level = getByRole('columnheader', { name: 'Level' })
  await expect.element(level).toHaveAttribute('aria-sort', 'none')
  await level.getByRole('link').click()
  await expect.poll(() => namesIn(container)).toEqual(['Caleb', 'Bora'])
  await expect.element(level).toHaveAttribute('aria-sort', 'descending')
  await getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Nia'])
  await level.getByRole('link').click()
  await expect.poll(() => namesIn(container)).toEqual(['Aru', 'Bora'])
  await expect.element(level).toHaveAttribute('aria-sort', 'ascending')
  await getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Nia'])
})

test('pages the sorted rows', async () => {
  const { container, getByRole } = await renderUi(<Board />)
  await getByRole('link', { name: 'Next page' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Aru', 'Caleb'])
  await getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Dana'])
  await getByRole('columnheader', { name: 'Name' }).getByRole('link').click()
  await expect.poll(() => namesIn(container)).toEqual(['Aru', 'Bora'])
})

test('filters the rows before they are paged', async () => {
  const { container, getByRole } = await renderUi(<Board />)
  await getByRole('link', { name: 'Without Aru' }).click()
  await getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => namesIn(container)).toEqual(['Caleb', 'Dana'])
  expect(getByRole('link', { name: 'Page 3' }).elements()).toHaveLength(0)
})

test('is a table on a phone and on a wide screen', async () => {
  const { getByRole } = await renderUi(<Board />)
  for (const width of [360, 1200]) {
    await page.viewport(width, 800)
    await expect.element(getByRole('table', { name: 'Islanders' })).toBeInTheDocument()
    await expect.element(getByRole('rowheader', { name: 'Bora' })).toBeVisible()
    await expect.element(getByRole('cell', { name: /20/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(390, 844)
})

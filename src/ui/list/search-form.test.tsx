import { useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/render.tsx'
import { SearchForm } from './search-form.tsx'

const setUp = async (keyword = '') => {
  const onSearch = vi.fn<(keyword: string) => void>()
  const screen = await renderUi(<SearchForm keyword={keyword} onSearch={onSearch} />)
  return { screen, onSearch, field: screen.getByRole('searchbox', { name: 'Search by keyword' }) }
}

test('is a form that the browser can submit without scripts', async () => {
  const { screen, field } = await setUp('lantern')
  const form = screen.getByRole('search').element()
  expect(form).toHaveAttribute('method', 'get')
  expect(form).not.toHaveAttribute('action')
  expect(field.element()).toHaveAttribute('name', 'keyword')
  await expect.element(field).toHaveValue('lantern')
})

test('searches on Enter and on a click on its button', async () => {
  const { screen, onSearch, field } = await setUp()
  await field.fill('달 토끼')
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('달 토끼')
  await field.fill('')
  await screen.getByRole('button', { name: 'Search' }).click()
  expect(onSearch).toHaveBeenLastCalledWith('')
})

test('does not search on the Enter that ends a composition', async () => {
  const { field } = await setUp()
  const keyDown = (init: KeyboardEventInit) =>
    field
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
  expect(keyDown({ isComposing: true })).toBe(false)
  expect(keyDown({ keyCode: 229 })).toBe(false)
  expect(keyDown({})).toBe(true)
})

function Addressed() {
  const [keyword, setKeyword] = useState('one')
  const [others, setOthers] = useState(0)
  return (
    <>
      <SearchForm keyword={keyword} onSearch={() => undefined} />
      <button type="button" onClick={() => setKeyword('two')}>
        Back
      </button>
      <button type="button" onClick={() => setOthers(others + 1)}>
        {`Other ${others}`}
      </button>
    </>
  )
}

/** Fills in the field without an event, as a tool does before hydration. */
function FilledIn() {
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (field) field.value = 'filled'
  }, [])
  return <Addressed />
}

test('keeps a value of before hydration over the first one of the URL', async () => {
  const { getByRole } = await renderUi(<FilledIn />)
  await expect.element(getByRole('searchbox')).toHaveValue('filled')
  await getByRole('button', { name: 'Back' }).click()
  await expect.element(getByRole('button', { name: 'Other 0' })).toBeVisible()
  await expect.element(getByRole('searchbox')).toHaveValue('filled')
})

test('keeps the typed text until the URL has another keyword', async () => {
  const { getByRole } = await renderUi(<Addressed />)
  const field = getByRole('searchbox')
  await field.fill('half a wo')
  await getByRole('button', { name: 'Other 0' }).click()
  await expect.element(getByRole('button', { name: 'Other 1' })).toBeVisible()
  await expect.element(field).toHaveValue('half a wo')
  await getByRole('button', { name: 'Back' }).click()
  await expect.element(field).toHaveValue('two')
})

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { LongRows } from './long-rows.tsx'

const hundred = Array.from({ length: 100 }, (_, place) => place + 1)
const renderRow = (row: number, key: string) => <li key={key}>{row}</li>

/** A list of its own root, so that a moment between two renders can be looked at. */
function mount() {
  const list = document.createElement('ul')
  const root = createRoot(list)
  onTestFinished(() => root.unmount())
  const change = (rows: number[]) =>
    flushSync(() => root.render(<LongRows rows={rows} renderRow={renderRow} />))
  const shown = () => Array.from(list.children, (row) => Number(row.textContent))
  change(hundred)
  return { change, shown }
}

test('all rows stand in the first render', () => {
  expect(mount().shown()).toEqual(hundred)
})

test('another order is answered by the rows in sight, and the others follow', async () => {
  const { change, shown } = mount()
  const backwards = hundred.map((row) => 101 - row)
  change(backwards)
  expect(shown()).toEqual([...backwards.slice(0, 24), ...hundred.slice(24)])
  await expect.poll(shown).toEqual(backwards)
})

test('a row that is no longer found goes at once, and all come back', async () => {
  const { change, shown } = mount()
  change([7, 30])
  expect(shown()).toEqual([7, 30])
  change(hundred)
  expect(shown().slice(0, 24)).toEqual(hundred.slice(0, 24))
  await expect.poll(shown).toEqual(hundred)
})

test('a shorter list shows no row of the longer one below it', async () => {
  const { change, shown } = mount()
  const even = hundred.filter((row) => row % 2 === 0)
  change(even)
  expect(shown()).toHaveLength(50)
  await expect.poll(shown).toEqual(even)
})

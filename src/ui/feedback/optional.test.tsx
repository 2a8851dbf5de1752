import { act, type FunctionComponent } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGate } from '#test/gate.ts'
import { Hydration } from '#ui/when/hydration.tsx'
import { lazyExtra } from './optional.tsx'

type Name = FunctionComponent<{ name: string }>

const Code: Name = ({ name }) => <b>{name}</b>
const Plain: Name = ({ name }) => name

const box = document.createElement('div')

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test('renders the replacement, then the component, whose code is loaded once', async () => {
  const download = createGate()
  const load = vi.fn(async () => {
    await download.opened
    return Code
  })
  const Extra = lazyExtra(load, Plain)
  const root = createRoot(box)
  await act(async () => root.render(<Extra name="Lumi" />))
  expect(box.innerHTML).toBe('Lumi')
  await act(async () => root.render([<Extra key="1" name="Lumi" />, <Extra key="2" name="Byol" />]))
  await act(async () => download.open())
  expect(box.innerHTML).toBe('<b>Lumi</b><b>Byol</b>')
  act(() => root.render(<Extra name="Moru" />))
  expect(box.innerHTML).toBe('<b>Moru</b>')
  expect(load).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})

test('matches the prerendered page, also if the code is loaded before', async () => {
  const Extra = lazyExtra(async () => Code)
  const mismatched = vi.fn<(error: unknown) => void>()
  const first = createRoot(document.createElement('div'))
  await act(async () => first.render(<Extra name="Lumi" />))
  const page = (
    <Hydration>
      <Extra name="Byol" />
    </Hydration>
  )
  box.innerHTML = renderToString(page)
  expect(box.innerHTML).toBe('')
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: mismatched }))
  expect(box.innerHTML).toBe('<b>Byol</b>')
  expect(mismatched).not.toHaveBeenCalled()
  await act(async () => [first, root].forEach((one) => one.unmount()))
})

test('renders the replacement if the code does not load, and loads it again the next time', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failure = new Error('no code')
  const load = vi.fn<() => Promise<Name>>(async () => Code).mockRejectedValueOnce(failure)
  const Extra = lazyExtra(load, Plain)
  const root = createRoot(box)
  await act(async () => root.render(<Extra key="1" name="Lumi" />))
  expect(box.innerHTML).toBe('Lumi')
  expect(console.warn).toHaveBeenCalledWith('an extra of the page could not be loaded', failure)
  await act(async () => root.render(<Extra key="2" name="Lumi" />))
  expect(box.innerHTML).toBe('<b>Lumi</b>')
  await act(async () => root.unmount())
})

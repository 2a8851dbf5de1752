import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTypedFilter } from './use-typed-filter.ts'

const clean = (text: string) => text.normalize('NFC').trim()

type Save = (values: { readonly name: string }) => void

function Filter({ name, save }: { name: string; save: Save }) {
  const filter = useTypedFilter({ inUrl: { name }, clean, save })
  const { onSubmit, ...form } = filter.form
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input name="name" aria-label="Name" defaultValue={name} />
      <output>{filter.typed.name}</output>
    </form>
  )
}

async function setUp(name = '') {
  const save = vi.fn<Save>()
  const screen = await render(<Filter name={name} save={save} />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  return {
    screen,
    save,
    field,
    rerender: (to: string) => screen.rerender(<Filter name={to} save={save} />),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const pause = () => vi.advanceTimersByTime(1000)

test('filters at once, and writes the URL once after a pause', async () => {
  const { screen, save, field } = await setUp()
  for (const text of ['a', 'am', 'amb', 'ambe', 'amber']) await field.fill(text)
  await expect.element(screen.getByRole('status')).toHaveTextContent('amber')
  expect(save).not.toHaveBeenCalled()
  pause()
  expect(save.mock.calls).toEqual([[{ name: 'amber' }]])
})

test('never writes the URL during a composition', async () => {
  const { save, field } = await setUp()
  const compose = (type: string) =>
    field.element().dispatchEvent(new CompositionEvent(type, { bubbles: true }))
  compose('compositionstart')
  await field.fill('ㅅ')
  pause()
  await field.fill('산')
  pause()
  expect(save).not.toHaveBeenCalled()
  compose('compositionend')
  await expect
    .poll(() => {
      pause()
      return save.mock.calls
    })
    .toEqual([[{ name: '산' }]])
})

test('keeps the list until kana are converted, and follows Korean syllables', async () => {
  const { screen, field } = await setUp()
  const element = field.element()
  const compose = (text: string) => {
    if (element instanceof HTMLInputElement) element.value = text
    const init = { bubbles: true, isComposing: true, data: text }
    element.dispatchEvent(new InputEvent('input', init))
  }
  const shown = screen.getByRole('status')
  compose('くーp')
  compose('쿠ㅍ')
  await expect.element(shown).toHaveTextContent('쿠ㅍ')
  compose('くーpお')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: '' }))
  await expect.element(shown).toHaveTextContent('くーpお')
  compose('クーポン')
  await expect.element(shown).toHaveTextContent('くーpお')
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(shown).toHaveTextContent('クーポン')
  // Android's keyboards compose each word. On a Japanese page, it may be about to become kana.
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  document.documentElement.lang = 'en'
  compose('fo')
  await expect.element(shown).toHaveTextContent('fo')
  document.documentElement.lang = 'ja'
  compose('ku')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: '' }))
  await expect.element(shown).toHaveTextContent('ku')
  compose('kup')
  await expect.element(shown).toMatchTextContent(/^ku$/)
})

test('keeps the text as it was typed although the URL has it composed', async () => {
  const { save, field, rerender } = await setUp()
  const decomposed = '루미 '.normalize('NFD')
  await field.fill(decomposed)
  pause()
  expect(save.mock.calls).toEqual([[{ name: '루미' }]])
  await rerender('루미')
  await expect.element(field).toHaveValue(decomposed)
})

test('takes over another URL, unless the visitor has typed since', async () => {
  const { field, rerender } = await setUp('amber')
  await rerender('fox')
  await expect.element(field).toHaveValue('fox')
  await field.fill('otter')
  await rerender('bell')
  await expect.element(field).toHaveValue('otter')
})

test('takes over the URL that replaces one that is being written', async () => {
  const { save, field, rerender } = await setUp('amber')
  await field.fill('otter')
  pause()
  expect(save).toHaveBeenCalledOnce()
  // A link was followed before the URL with the typed text was there.
  await rerender('')
  await expect.element(field).toHaveValue('')
})

test('reads text that was typed before hydration', async () => {
  const box = document.createElement('div')
  const { hydrateRoot } = await import('react-dom/client')
  const { renderToString } = await import('react-dom/server')
  const save = vi.fn<Save>()
  box.innerHTML = renderToString(<Filter name="" save={save} />)
  document.body.append(box)
  const field = box.querySelector('input')
  if (field) field.value = 'early'
  const root = hydrateRoot(box, <Filter name="" save={save} />)
  await expect.poll(() => box.querySelector('output')?.textContent).toBe('early')
  expect(field?.value).toBe('early')
  root.unmount()
  box.remove()
})

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { completeLanguageLinks, queueEvents } from './event-queue.ts'

const page = document.createElement('div')
document.body.append(page)
afterEach(() => page.replaceChildren())

/** Returns an element of the page. The caller knows its type. */
function find(selector: string) {
  const [found] = page.querySelectorAll<HTMLInputElement & HTMLFormElement & HTMLDetailsElement>(
    selector,
  )
  if (!found) throw new Error(`no ${selector}`)
  return found
}

test('replays clicks in order, repeated ones once, and no later events', async () => {
  const onClick = vi.fn<(name: string) => void>()
  page.innerHTML = '<button type="button" id="a">1</button><button type="button" id="b">2</button>'
  const stop = queueEvents(document)
  for (const id of ['b', 'a', 'a']) find(`#${id}`).click()
  const replay = stop()
  for (const id of ['a', 'b']) find(`#${id}`).addEventListener('click', () => onClick(id))
  await replay()
  expect(onClick.mock.calls).toEqual([['b'], ['a']])
  find('#a').click()
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('does not replay what the browser has done itself, nor clicks on removed controls', async () => {
  const onClick = vi.fn()
  page.innerHTML =
    '<details><summary>menu</summary></details><button type="button" id="gone">x</button>'
  const stop = queueEvents(document)
  find('summary').click()
  const gone = find('#gone')
  gone.click()
  gone.addEventListener('click', onClick)
  find('summary').addEventListener('click', onClick)
  gone.remove()
  await stop()()
  expect(onClick).not.toHaveBeenCalled()
})

test('finds a control again in a re-rendered page, unless several are alike', async () => {
  const rendered =
    '<button type="button">x</button><button type="button">y</button><button type="button">y</button>'
  page.innerHTML = rendered
  const stop = queueEvents(document)
  for (const control of page.querySelectorAll('button')) control.click()
  page.innerHTML = rendered
  const clicked: string[] = []
  for (const button of page.querySelectorAll('button')) {
    button.addEventListener('click', () => clicked.push(button.textContent ?? ''))
  }
  await stop()()
  expect(clicked).toEqual(['x'])
})

const detailsOf = (open: boolean) => `<details${open ? ' open' : ''}><summary>a</summary></details>`

test.for([true, false])(
  'keeps re-rendered details as the visitor left them, open: %s',
  async (open) => {
    for (const rendered of [true, false]) {
      page.innerHTML = detailsOf(!open)
      const stop = queueEvents(document)
      find('summary').click()
      page.innerHTML = detailsOf(rendered)
      await stop()()
      expect(find('details').open).toBe(open)
    }
  },
)

test('marks a clicked or submitting button until its click is replayed, and no summary', async () => {
  page.innerHTML =
    '<button type="button" id="a">1</button><details><summary>menu</summary></details>' +
    '<form method="dialog"><button type="submit" id="b">2</button></form>'
  const stop = queueEvents(document)
  const isBusy = () => ['#a', '#b', 'summary'].map((name) => find(name).ariaBusy)
  const { opacity } = getComputedStyle(find('#a'))
  for (const name of ['#a', '#b', 'summary']) find(name).click()
  expect(isBusy()).toEqual(['true', 'true', null])
  expect(getComputedStyle(find('#a')).opacity).not.toBe(opacity)
  const replay = stop()
  expect(isBusy()).toEqual(['true', 'true', null])
  find('form').addEventListener('submit', (event) => event.preventDefault())
  await replay()
  expect(isBusy()).toEqual([null, null, null])
})

test('replays a form once, and leaves a search to the browser', async () => {
  page.innerHTML =
    '<form method="dialog" id="coupon"><input name="code"></form><form method="get" id="search"></form>'
  const stop = queueEvents(document)
  const search = find('#search')
  search.addEventListener('submit', (event) => event.preventDefault())
  search.requestSubmit()
  const coupon = find('#coupon')
  coupon.requestSubmit()
  coupon.requestSubmit()
  const replay = stop()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  coupon.addEventListener('submit', onSubmit)
  search.addEventListener('submit', onSubmit)
  await replay()
  expect(onSubmit).toHaveBeenCalledOnce()
})

/** Presses Enter in the field. @returns true if the browser would submit its form */
const submits = (init: KeyboardEventInit) =>
  find('input').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  )

test('holds the Enter that ends a composition, until the app listens', async () => {
  page.innerHTML = '<form method="dialog"><input></form>'
  const stop = queueEvents(document)
  expect(submits({ isComposing: true })).toBe(false)
  expect(submits({ keyCode: 229 })).toBe(false)
  expect(submits({ keyCode: 13 })).toBe(true)
  await stop()()
  expect(submits({ keyCode: 229 })).toBe(true)
})

/** Controlled fields of every kind, and the state that the app has of them. */
function Fields({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated])
  const [state, setState] = useState({ radio: 'a', check: false, select: 'a', text: '' })
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }))
  return (
    <form>
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          value={value}
          checked={state.radio === value}
          onChange={() => set({ radio: value })}
        />
      ))}
      <input
        type="checkbox"
        checked={state.check}
        onChange={(event) => set({ check: event.target.checked })}
      />
      <select value={state.select} onChange={(event) => set({ select: event.target.value })}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <input
        type="text"
        value={state.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

function fireChange(field: Element): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Operates the fields of the prerendered page, then hydrates it. @returns the state of the app */
async function operateEarly(isQueued: boolean): Promise<string> {
  const { renderToString } = await import('react-dom/server')
  page.innerHTML = renderToString(<Fields />)
  const stop = queueEvents(document)
  find('[value=b][type=radio]').click()
  find('[type=checkbox]').click()
  const select = find('select')
  select.value = 'b'
  fireChange(select)
  const text = find('[type=text]')
  text.value = 'typed'
  fireChange(text)
  const replay = stop()
  const onHydrated = vi.fn()
  const root = hydrateRoot(page, <Fields onHydrated={onHydrated} />)
  await expect.poll(() => onHydrated).toHaveBeenCalled()
  if (isQueued) await replay()
  flushSync(() => undefined)
  const known = find('output').textContent ?? ''
  root.unmount()
  return known
}

test('gives controlled fields the state that the visitor chose before hydration', async () => {
  expect(JSON.parse(await operateEarly(true))).toEqual({
    radio: 'b',
    check: true,
    select: 'b',
    text: 'typed',
  })
})

test('leaves React without the state if the queue is not replayed', async () => {
  expect(JSON.parse(await operateEarly(false))).toMatchObject({ radio: 'a', text: '' })
})

test('gives the links to the other languages the path and the search params of the URL', () => {
  page.innerHTML = '<a href="/en/survey/1" hreflang="en">English</a><a href="/kr/">x</a>'
  completeLanguageLinks(document, { pathname: '/kr/community/news', search: '?page=2' })
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links[0]).toContain('/en/community/news?page=2')
  expect(links[1]).toBe('/kr/')
})

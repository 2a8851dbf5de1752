import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { storePlace, answerPresses, takePresses } from '#lib/stored-places.ts'
import { keepEarlyPresses } from './early-press.ts'
import { completeLanguageLinks } from './language-links.ts'

const page = document.createElement('div')
document.body.append(page)
afterEach(() => page.replaceChildren())

function button(name: string): HTMLButtonElement | null {
  return page.querySelector(`[name="${name}"]`)
}

test('what was pressed early is pressed for the app, in its order, and never twice', async () => {
  const onPress = vi.fn<(name: string) => void>()
  page.innerHTML =
    '<button type="button" name="one">1</button><button type="button" name="two">2</button>'
  const press = keepEarlyPresses(document)
  for (const name of ['two', 'one', 'one']) button(name)?.click()
  const root = hydrateRoot(
    page,
    <>
      <button type="button" name="one" onClick={() => onPress('one')}>
        1
      </button>
      <button type="button" name="two" onClick={() => onPress('two')}>
        2
      </button>
    </>,
  )
  await press()
  expect(onPress.mock.calls).toEqual([['two'], ['one']])
  button('one')?.click()
  expect(onPress).toHaveBeenCalledTimes(3)
  root.unmount()
})

test('what the browser answers, and what is gone, is not pressed again', async () => {
  const onClick = vi.fn()
  page.innerHTML =
    '<details><summary>menu</summary></details><button type="button" name="gone">x</button>'
  const press = keepEarlyPresses(document)
  page.querySelector('summary')?.click()
  button('gone')?.click()
  button('gone')?.addEventListener('click', onClick)
  page.querySelector('summary')?.addEventListener('click', onClick)
  button('gone')?.remove()
  await press()
  expect(onClick).not.toHaveBeenCalled()
})

test('a page that the app draws anew is as it was left: its menu open, its button pressed', async () => {
  const drawn =
    '<details><summary>menu</summary></details><button type="button" name="once">x</button>'
  page.innerHTML = drawn
  const open = keepEarlyPresses(document)
  page.querySelector('summary')?.click()
  page.innerHTML = drawn
  await open()
  expect(page.querySelector('details')?.open).toBe(true)

  const onClick = vi.fn()
  const press = keepEarlyPresses(document)
  button('once')?.click()
  page.innerHTML = drawn
  button('once')?.addEventListener('click', onClick)
  await press()
  expect(onClick).toHaveBeenCalledOnce()
})

test('of several that say the same none is guessed', async () => {
  const onClick = vi.fn()
  const drawn =
    '<button type="button" name="one">x</button><button type="button" name="two">x</button>'
  page.innerHTML = drawn
  const press = keepEarlyPresses(document)
  button('one')?.click()
  page.innerHTML = drawn
  page.addEventListener('click', onClick, { once: true })
  await press()
  expect(onClick).not.toHaveBeenCalled()
})

test('what was pressed where the page is stored waits until that is taken over', async () => {
  const onPress = vi.fn<(name: string) => void>()
  page.innerHTML =
    '<p><button type="button" name="one">1</button></p><div><button type="button" name="two">2</button></div>'
  const place = storePlace('p')
  const press = keepEarlyPresses(document)
  for (const name of ['one', 'two']) {
    button(name)?.click()
    button(name)?.addEventListener('click', () => onPress(name))
  }
  await takePresses(press)
  expect(onPress.mock.calls).toEqual([['two']])
  place.hasCode()
  // Another part of the page is taken over meanwhile.
  await answerPresses()
  expect(onPress).toHaveBeenCalledOnce()
  place.isOver()
  await answerPresses()
  expect(onPress.mock.calls).toEqual([['two'], ['one']])
  button('one')?.click()
  await answerPresses()
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('what was pressed in a stored page is not pressed in the page that the visitor went on to', async () => {
  const drawn = '<p><button type="button" name="one">x</button></p>'
  page.innerHTML = drawn
  const place = storePlace('p')
  const press = keepEarlyPresses(document)
  await takePresses(press)
  button('one')?.click()
  page.innerHTML = drawn
  const onClick = vi.fn()
  button('one')?.addEventListener('click', onClick)
  place.isOver()
  await answerPresses()
  expect(onClick).not.toHaveBeenCalled()
})

test('links to the other languages keep the search of the address', () => {
  page.innerHTML = '<a hreflang="en" href="/en/media">English</a><a href="/kr/game">게임</a>'
  completeLanguageLinks(document, '?page=2')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links[0]).toMatch(/\/en\/media\?page=2$/)
  expect(links[1]).toBe('/kr/game')
})

import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { keepEarlyPress } from './early-press.ts'
import { completeLanguageLinks } from './language-links.ts'

const page = document.createElement('div')
document.body.append(page)
afterEach(() => page.replaceChildren())

function button(name: string): HTMLButtonElement | null {
  return page.querySelector(`[name="${name}"]`)
}

test('the last button that was pressed early is pressed once for the app, and none later', () => {
  const onPress = vi.fn()
  page.innerHTML =
    '<button type="button" name="one">1</button><button type="button" name="two">2</button>'
  const press = keepEarlyPress(document)
  button('one')?.click()
  button('two')?.click()
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
  press()
  expect(onPress.mock.calls).toEqual([['two']])
  button('one')?.click()
  press()
  expect(onPress).toHaveBeenCalledTimes(3)
  root.unmount()
})

test('what the browser answers, and what is gone, is not pressed again', () => {
  const onClick = vi.fn()
  page.innerHTML =
    '<details><summary>menu</summary></details><button type="button" name="gone">x</button>'
  const press = keepEarlyPress(document)
  page.querySelector('summary')?.click()
  button('gone')?.click()
  button('gone')?.addEventListener('click', onClick)
  page.querySelector('summary')?.addEventListener('click', onClick)
  button('gone')?.remove()
  press()
  expect(onClick).not.toHaveBeenCalled()
})

test('a page that the app draws anew is as it was left: its menu open, its button pressed', () => {
  const drawn =
    '<details><summary>menu</summary></details><button type="button" name="once">x</button>'
  page.innerHTML = drawn
  const open = keepEarlyPress(document)
  page.querySelector('summary')?.click()
  page.innerHTML = drawn
  open()
  expect(page.querySelector('details')?.open).toBe(true)

  const onClick = vi.fn()
  const press = keepEarlyPress(document)
  button('once')?.click()
  page.innerHTML = drawn
  button('once')?.addEventListener('click', onClick)
  press()
  expect(onClick).toHaveBeenCalledOnce()
})

test('of several that say the same none is guessed', () => {
  const onClick = vi.fn()
  const drawn =
    '<button type="button" name="one">x</button><button type="button" name="two">x</button>'
  page.innerHTML = drawn
  const press = keepEarlyPress(document)
  button('one')?.click()
  page.innerHTML = drawn
  page.addEventListener('click', onClick, { once: true })
  press()
  expect(onClick).not.toHaveBeenCalled()
})

test('links to the other languages keep the search of the address', () => {
  page.innerHTML = '<a hreflang="en" href="/en/media">English</a><a href="/kr/game">게임</a>'
  completeLanguageLinks(document, '?page=2')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links[0]).toMatch(/\/en\/media\?page=2$/)
  expect(links[1]).toBe('/kr/game')
})

import { expect, test } from 'vitest'
import { keepTypedText } from './typed-text.ts'

const transition = (type: string, persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))

const states = () => Array.from(document.querySelectorAll('input'), (field) => field.autocomplete)

test('allows the browser to keep typed text while the page is in the back/forward cache', () => {
  document.body.innerHTML = '<input autocomplete="off"><input autocomplete="email">'
  keepTypedText()
  transition('pagehide', false)
  expect(states()).toEqual(['off', 'email'])
  transition('pagehide', true)
  expect(states()).toEqual(['on', 'email'])
  transition('pageshow', true)
  expect(states()).toEqual(['off', 'email'])
})

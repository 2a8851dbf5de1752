import { expect, test } from 'vitest'
import { removeForeignElements } from './foreign-elements.ts'

test('removes what password managers insert, and leaves the page and their attributes on it', () => {
  const root = document.createElement('div')
  const page =
    '<label>UID</label><input data-dashlane-rid="1" name="uid"><svg><path d="M0 0"></path></svg>'
  root.innerHTML = page.replace(
    '<svg>',
    '<com-1password-button></com-1password-button><div data-lastpass-icon-root=""></div><svg>',
  )
  removeForeignElements(root)
  expect(root.innerHTML).toBe(page)
})

import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('names a class by its stylesheet, equally in each build', () => {
  const nameOf = classNames('/site')
  const name = nameOf('hero', '/site/src/a.module.css')
  expect(name).toMatch(/^[A-Z][\da-z]{3}$/)
  expect(classNames('/elsewhere')('hero', '/elsewhere/src/a.module.css')).toBe(name)
  expect(nameOf('hero', '/site/src/b.module.css')).not.toBe(name)
  expect(nameOf('hero', '/site/src/a.module.css')).toBe(name)
})

test('fails if two classes have one name', () => {
  const nameOf = classNames('/site')
  const all = () => {
    for (let nth = 0; nth < 9000; nth += 1) nameOf(`c${nth}`, '/site/a.module.css')
  }
  expect(all).toThrow(/^Rename a class: a.module.css c\d+ and a.module.css c\d+ have one/)
})

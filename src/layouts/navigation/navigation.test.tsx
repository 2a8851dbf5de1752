import { expect, test } from 'vitest'
import signs from './menu-signs.svg?raw'
import { mainNavigation, moreNavigation } from './navigation.ts'

test('each page of the menu has its sign', () => {
  const views = new Set(Array.from(signs.matchAll(/<view id="(\w+)"/g), ([, id]) => id))
  const pages = [...mainNavigation, ...moreNavigation].map(({ sign }) => sign)
  expect(views).toEqual(new Set(pages))
})

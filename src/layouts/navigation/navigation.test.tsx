import { expect, test } from 'vitest'
import { mainNavigation, moreNavigation } from './navigation.ts'

test('each page of the menu has its icon', () => {
  const icons = [...mainNavigation, ...moreNavigation].map(({ icon }) => icon)
  const groups = ['0', '1', '2']
  expect(icons).toEqual(groups.flatMap((group) => ['0', '1', '2', '3'].map((nth) => group + nth)))
})

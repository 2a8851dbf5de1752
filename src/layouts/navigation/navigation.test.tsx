import { expect, test } from 'vitest'
import {
  communityLinks,
  gameLinks,
  helpLinks,
  mainNavigation,
  moreNavigation,
} from './navigation.ts'

// A page without a drawing has the icon of another.
test('the pages of the menu have all icons, in their order', () => {
  const icons = [...mainNavigation, ...moreNavigation].map(({ icon }) => icon)
  const groups = ['0', '1', '2']
  expect([...new Set(icons)]).toEqual(
    groups.flatMap((group) => ['0', '1', '2', '3'].map((nth) => group + nth)),
  )
})

test('the footer has every page of the menu', () => {
  const footer: readonly object[] = [...gameLinks, ...communityLinks, ...helpLinks]
  for (const page of [...mainNavigation, ...moreNavigation]) expect(footer).toContain(page)
})

import { expect, test } from 'vitest'
import styles from './nav-list.module.css?raw'
import { mainNavigation, moreNavigation } from './navigation.ts'

test('each page of the menu has its icon', () => {
  const icons = new Set(Array.from(styles.matchAll(/\[data-icon='(\w+)'\]/g), ([, id]) => id))
  const pages = [...mainNavigation, ...moreNavigation].map(({ icon }) => icon)
  expect(icons).toEqual(new Set(pages))
})

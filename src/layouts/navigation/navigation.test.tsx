import { expect, test } from 'vitest'
import styles from './nav-list.module.css?raw'
import { mainNavigation, moreNavigation } from './navigation.ts'

test('each page of the menu has its sign', () => {
  const signs = new Set(Array.from(styles.matchAll(/\[data-sign='(\w+)'\]/g), ([, id]) => id))
  const pages = [...mainNavigation, ...moreNavigation].map(({ sign }) => sign)
  expect(signs).toEqual(new Set(pages))
})

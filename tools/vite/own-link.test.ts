import { expect, test } from 'vitest'
import { buildPage } from './build-page.ts'
import { ownLink } from './own-link.ts'

const page = `import { createRootRoute } from '@tanstack/react-router'
  export const route = createRootRoute()`

/** Nothing but the router's own link watches what comes into view. */
const mark = 'IntersectionObserver'

test('a route is built without the link that the router gives it', async () => {
  expect((await buildPage(page, [ownLink()])).page).not.toContain(mark)
  expect((await buildPage(page, [])).page).toContain(mark)
})

test('a build whose router keeps its link elsewhere fails', async () => {
  await expect(buildPage('export const page = 1', [ownLink()])).rejects.toThrow(/another file/)
})

import { expect, test } from 'vitest'
import { buildPage } from './build-page.ts'
import { reactModules } from './react-modules.ts'

const page = `import { useState } from 'react'
  import { jsx } from 'react/jsx-runtime'
  export const Page = () => jsx('p', { children: useState(1)[0] })`

/** A chunk of its own for React. */
const apart = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: 'react', test: /node_modules|es-module:/ }],
  },
}
const buildApart = (code: string, plugins = [reactModules()]) => buildPage(code, plugins, apart)

test('a page calls what React has, with nothing in between', async () => {
  const { page: code } = await buildApart(page)
  expect(code).toMatch(/[^.\w]jsx\("p"/)
  expect(code).toMatch(/[^.\w]useState\(1\)/)
  // What it is without: React is looked for by the page, and each call goes by way of it.
  expect((await buildApart(page, [])).page).toMatch(/\(0, \w+\.useState\)\(1\)/)
})

test('what nobody uses of React is not in the build', async () => {
  const unused = 'useDeferredValue'
  expect((await buildApart(page)).others).not.toContain(unused)
  expect((await buildApart(page, [])).others).toContain(unused)
})

test('a name that React does not have fails the build', async () => {
  const asksForMore = `export { useTelepathy } from 'react'`
  await expect(buildApart(asksForMore)).rejects.toThrow(/useTelepathy/)
})

import { build } from 'vite'
import { expect, test } from 'vitest'
import { reactModules } from './react-modules.ts'

const page = `import { useState } from 'react'
  import { jsx } from 'react/jsx-runtime'
  export const Page = () => jsx('p', { children: useState(1)[0] })`

/** Builds a page apart from React; nothing of it reaches the disk. @returns the code of both */
async function buildPage(code: string, plugins = [reactModules()]) {
  const built = { page: '', react: '' }
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: '\0page',
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'react', test: /node_modules|es-module:/ }],
          },
        },
      },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === '\0page' ? id : undefined),
        load: (id) => (id === '\0page' ? code : undefined),
        generateBundle(_options, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type !== 'chunk') continue
            built[output.facadeModuleId === '\0page' ? 'page' : 'react'] += output.code
          }
        },
      },
      ...plugins,
    ],
  })
  return built
}

test('a page calls what React has, with nothing in between', async () => {
  const { page: code } = await buildPage(page)
  expect(code).toMatch(/[^.\w]jsx\("p"/)
  expect(code).toMatch(/[^.\w]useState\(1\)/)
  // What it is without: React is looked for by the page, and each call goes by way of it.
  expect((await buildPage(page, [])).page).toMatch(/\(0, \w+\.useState\)\(1\)/)
})

test('what nobody uses of React is not in the build', async () => {
  const unused = 'useDeferredValue'
  expect((await buildPage(page)).react).not.toContain(unused)
  expect((await buildPage(page, [])).react).toContain(unused)
})

test('a name that React does not have fails the build', async () => {
  const asksForMore = `export { useTelepathy } from 'react'`
  await expect(buildPage(asksForMore)).rejects.toThrow(/useTelepathy/)
})

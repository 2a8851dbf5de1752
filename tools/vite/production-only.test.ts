import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { productionOnly } from './production-only.ts'

const entry = '\0entry'

/** Builds one line of code that imports `imported`, without writing files. */
function buildWith(imported: string, options: Parameters<typeof productionOnly>[0]) {
  return build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'one-line',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `import(${JSON.stringify(`${process.cwd()}/${imported}`)})` : undefined,
      },
      productionOnly(options),
    ],
  })
}

const forVisitors = { mocked: false, hasDebug: false }

describe('a build for visitors', () => {
  test.for(['mocks/db/seeded.ts', 'src/features/debug/debug-texts.ts'])(
    'fails where %s came in',
    async (imported) => {
      await expect(buildWith(imported, forVisitors)).rejects.toThrow(/must not be in this build/)
    },
  )

  test('passes with its own packages only', async () => {
    await expect(buildWith('src/lib/collections.ts', forVisitors)).resolves.toBeDefined()
  })
})

test('the demo build carries the mock backend', async () => {
  const demo = { mocked: true, hasDebug: true }
  await expect(buildWith('mocks/db/seeded.ts', demo)).resolves.toBeDefined()
})

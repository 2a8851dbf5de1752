import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { routePaths, sitePaths } from './site-paths.ts'

const product = readFileSync('docs/product.md', 'utf8')
const [, tables = ''] = /\n## Routes\n([\s\S]*?)\n## /.exec(product) ?? []
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}|\$\w+/g, '$')

/** The paths of the table, and whether they have a twin in the webview. */
const described = new Map(
  Array.from(tables.matchAll(/^\| (`\/.*?) \| .* \| (yes|no) \|$/gm)).flatMap(
    ([, paths = '', webview]) =>
      Array.from(paths.matchAll(/`([^`]+)`/g), ([, path = '']): [string, boolean] => [
        withoutNames(path),
        webview === 'yes',
      ]),
  ),
)

// A path that ends in `$` alone is that of unknown pages.
const known = routePaths.filter((path) => !path.endsWith('/$'))

test.each([...new Set(known.map((path) => path.replace(/^\/link(?=\/)/, '')))])(
  'docs/product.md#routes has %s, and says whether it has a twin',
  (path) => {
    expect(described.get(withoutNames(path))).toBe(routePaths.includes(`/link${path}`))
  },
)

test.each(known.filter((path) => path.includes('$')))(
  '%s has an example: the `page` of an endpoint in src/features/*/*.schema.ts',
  (path) => {
    const [folder] = path.split('$')
    expect(sitePaths.filter((example) => example.startsWith(`${folder}`))).not.toEqual([])
  },
)

const folders = globSync('src/features/**/*-page.tsx').map((file) => dirname(file))

test.each([...new Set(folders)])(
  '%s has a test of its pages: their list, their Retry, their empty list',
  (folder) => {
    expect(globSync(`${folder}/*.test.tsx`)).not.toEqual([])
  },
)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routePaths } from './site-paths.ts'

const product = readFileSync('docs/product.md', 'utf8')
const [, tables = ''] = /\n## Routes\n([\s\S]*?)\n## /.exec(product) ?? []
const described = Array.from(tables.matchAll(/`([^`]+)`/g), ([, path = '']) =>
  path.replaceAll(/\{\w+\}/g, '$'),
)

// A path that ends in `$` alone is that of unknown pages.
test.each(routePaths.filter((path) => !path.endsWith('/$')))(
  'docs/product.md#routes has %s',
  (path) => {
    // Embedded pages are listed without `/link/`.
    expect(described).toContain(path.replace(/^\/link\//, '').replaceAll(/\$\w+/g, '$'))
  },
)

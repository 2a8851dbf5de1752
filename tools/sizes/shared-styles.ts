import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { sorted } from '../../src/lib/collections.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

type Sheet = [file: string, size: number]

/** Returns the stylesheets that modules import, largest first, with their size in kB before compression. */
export function stylesheetsOf(modules: readonly string[]): Sheet[] {
  const files = modules
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/from '([^']+\.module\.css)'/g),
        ([, path = '']) =>
          path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
      ),
    )
  const sizes = [...new Set(files)].map((file): Sheet => [file, statSync(file).size / 1000])
  return sorted(sizes, ([, one], [, other]) => other - one)
}

/**
 * Returns the stylesheets of the chunk `shared`.
 * @param maps the folder of the source maps of a build
 */
export function sharedStylesheets(maps: string): Sheet[] {
  const modules = globSync(join(maps, 'shared-*.js.map')).flatMap(
    (file) => v.parse(SourceMap, JSON.parse(readFileSync(file, 'utf8'))).sources,
  )
  return stylesheetsOf(modules.map((source) => source.replace(/^(?:\.\.\/)+/, '')))
}

import { relative, sep } from 'node:path'
import { Features, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { styleTargets } from '../browser-floor.ts'
import { firstModules, sharedModules } from './style-modules.ts'

/** Where a build leaves the first styles for the pages that carry them within. */
export const firstStylesFile = '.vite/first.css'

/** As Vite writes an address that is not known yet. */
const openAddress = /__VITE_ASSET__([\w$]+)__(?:\$_.*?__)?/g

/** Lightning CSS leaves the values of custom properties as they are written. */
const closeUp = (css: string) =>
  css.replaceAll(/("[^"]*")|, /g, (_, quoted: string | undefined) => quoted ?? ',')

/** Also what Vite has compiled before: `light-dark()` once more would be there twice. */
const minified = (css: string) =>
  closeUp(
    transform({
      filename: 'sheet.css',
      code: Buffer.from(css),
      minify: true,
      targets: styleTargets,
      exclude: Features.LightDark,
    }).code.toString(),
  )

/** What Vite writes at the end of a sheet until the build is done. */
const viteMark = /\/\*\$vite\$:\d+\*\//

const isEmptySheet = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'asset' &&
  file.fileName.endsWith('.css') &&
  String(file.source).replace(viteMark, '').trim() === ''

interface Modules {
  first: readonly string[]
  /** By the name of their sheet. */
  shared: Readonly<Record<string, readonly string[]>>
}

/**
 * The sheets of a build: the first styles, those that chunks share, and for each chunk that has styles
 * beyond them one of its own. A chunk's sheets are Vite's to fetch before the chunk runs.
 */
export function styleSheets(
  { first, shared }: Modules = { first: firstModules, shared: sharedModules },
): Plugin {
  let root = ''
  const taken = new Map<string, string>()
  const fileOf = (id: string) =>
    relative(root, id)
      .replaceAll(sep, '/')
      .replace(/^src\//, '')
  const listed = [...first, ...Object.values(shared).flat()]
  /** The names of the shared sheets that a chunk of these modules comes with. */
  const sharedBy = (ids: readonly string[]) => {
    const files = new Set(ids.map(fileOf))
    return Object.keys(shared).filter((name) => shared[name]?.some((file) => files.has(file)))
  }
  const sheetOf = (files: readonly string[]) => files.map((file) => taken.get(file) ?? '').join('')

  return {
    name: 'style-sheets',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler(css, id) {
        const file = fileOf(id)
        if (!listed.includes(file)) return undefined
        taken.set(file, css)
        return { code: '', map: null }
      },
    },
    // A chunk that fetches another names its sheets: what is in them must show in both their names.
    augmentChunkHash: ({ moduleIds }) =>
      sharedBy(moduleIds)
        .map((name) => sheetOf(shared[name] ?? []))
        .join(''),
    generateBundle: {
      // Before what is written of the sheets into pages and scripts.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return
        for (const file of listed) {
          if (!taken.has(file)) this.error(`${file} is no style sheet of the build.`)
        }
        const finish = (files: readonly string[]) =>
          minified(
            sheetOf(files).replace(openAddress, (__, name: string) => `/${this.getFileName(name)}`),
          )
        this.emitFile({ type: 'asset', fileName: firstStylesFile, source: finish(first) })
        const addresses = new Map(
          Object.entries(shared).map(([name, files]) => {
            const sheet = { type: 'asset', name: `${name}.css`, source: finish(files) } as const
            return [name, this.getFileName(this.emitFile(sheet))]
          }),
        )
        const empty = Object.values(bundle).filter(isEmptySheet)
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const sheets = chunk.viteMetadata?.importedCss
          for (const { fileName } of empty) sheets?.delete(fileName)
          for (const name of sharedBy(chunk.moduleIds)) sheets?.add(addresses.get(name) ?? '')
        }
        for (const { fileName } of empty) delete bundle[fileName]
      },
    },
  }
}

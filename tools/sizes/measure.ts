import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Sizes } from './limits.ts'
import { firstImages, inlineModules, inlineStyles, scriptFiles, ownHtml } from './page-files.ts'

const compress = promisify(brotliCompress)
const compressed = async (content: string) => (await compress(content)).length / 1000

/** Returns the size of a file as it is served, in kB. */
const servedSize = async (file: string) => (await readFile(`${file}.br`)).length / 1000

/** Returns `measure` with a memory: each text or path is measured once. */
function measureOnce(measure: (key: string) => Promise<number>) {
  const known = new Map<string, Promise<number>>()
  return (key: string) => {
    const size = known.get(key) ?? measure(key)
    known.set(key, size)
    return size
  }
}

const sum = async (sizes: readonly Promise<number>[]) =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0)

/**
 * Returns the scripts of a page that get another name when its own code changes: the script of the page, and
 * each that names one of them. A returning visitor loads them after such a deploy.
 * @param scripts the scripts of the page, each after those that it imports; the last one starts the app
 * @param code the code of all scripts of the build, by path
 */
export function changedScripts(
  scripts: readonly string[],
  code: ReadonlyMap<string, string>,
): string[] {
  const changed = new Set(scripts.slice(-2, -1))
  // A set yields what is added while it is read.
  for (const path of changed) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    for (const [importer, text] of code) if (text.includes(name)) changed.add(importer)
  }
  return scripts.filter((path) => changed.has(path))
}

const isScript = (path: string) => path.endsWith('.js')

const backendPath = '/game-data/'

/**
 * Measures the pages of a built site.
 * @param dist the folder of the site
 * @param backendFiles the folder of the images that the backend serves
 */
export function measurePages(dist: string, backendFiles: string) {
  // Pages share files, and a page has the same styles and first script in all languages.
  const fileSize = measureOnce((path) => servedSize(join(dist, path)))
  const textSize = measureOnce(compressed)
  const imageSize = measureOnce(async (path) => {
    const file = path.startsWith(backendPath)
      ? join(backendFiles, path.slice(backendPath.length))
      : join(dist, path)
    return (await readFile(file)).length / 1000
  })

  const names = readdirSync(join(dist, 'assets')).filter(isScript)
  const code = new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')]),
  )

  /** @throws {Error} if the page, or a file that it names, is missing */
  return async (path: string): Promise<Sizes & { files: number }> => {
    const html = await readFile(join(dist, `${path}.html`), 'utf8')
    const scripts = scriptFiles(html)
    return {
      files: scripts.length,
      changed: await sum(changedScripts(scripts.filter(isScript), code).map(fileSize)),
      scripts: await sum([...scripts.map(fileSize), textSize(inlineModules(html))]),
      css: await textSize(inlineStyles(html)),
      html: await compressed(ownHtml(html)),
      narrowImages: await sum(firstImages(html, 'narrow').map(imageSize)),
      wideImages: await sum(firstImages(html, 'wide').map(imageSize)),
    }
  }
}

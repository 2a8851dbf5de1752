import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { prerenderSite } from './prerender-site.ts'

const workshop = '.cache/build'

export interface BuildOptions {
  /** The host whose `/api` and `/game-data` fill the pages; empty: pages are stored as their frames. */
  origin: string
  /** `production`, or `mock` for the demo build that carries its own backend. */
  mode?: string
}

/**
 * Builds the site into `dist`. Everything is made beside it and moved over at the very end, so a
 * build that fails leaves the last good output as it was.
 * @throws where types, texts, bundle or a page fail
 */
export async function buildSite({ origin, mode = 'production' }: BuildOptions): Promise<void> {
  if (!process.env.VITE_SITE_ORIGIN) {
    console.warn('VITE_SITE_ORIGIN is not set: pages say neither canonical nor hreflang addresses.')
  }
  await rm(workshop, { recursive: true, force: true })
  const client = `${workshop}/client`
  const server = `${workshop}/server`
  await build({ mode, logLevel: 'warn', build: { outDir: client } })
  await build({
    mode,
    logLevel: 'warn',
    build: { outDir: server, ssr: 'src/prerender.tsx', copyPublicDir: false },
  })
  const entry: typeof import('../../src/prerender.tsx') = await import(
    pathToFileURL(`${server}/prerender.js`).href
  )
  const shell = await readFile(`${client}/index.html`, 'utf8')
  const pages = await prerenderSite({ entry, shell, origin, outDir: client })
  await writeFile(
    `${client}/address-patterns.json`,
    `${JSON.stringify(entry.addressPatterns(), null, 2)}\n`,
  )
  await rm('dist', { recursive: true, force: true })
  await rename(client, 'dist')
  console.log(`dist: ${pages} pages`)
}

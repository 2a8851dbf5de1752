import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress-files.ts'
import { writeFeeds } from './feeds.ts'
import { writeHostFiles } from './host-files.ts'
import { prerenderSite } from './prerender-site.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import { lastBuild, writeFacts } from './last-build.ts'
import { readParts, styleHashesOf, writePages, writeShells } from './write-site.ts'

export interface BuildOptions {
  /** The host whose `/api` and `/game-data` fill the pages; empty: pages are stored as their frames. */
  origin: string
  /** `production`, or `mock` for the demo build that carries its own backend. */
  mode?: string
  /** Where `dist` and `dist-host` are written; the working folder by default. */
  folder?: string
}

/**
 * Builds the site into `dist` and what a host needs to know of it into `dist-host`. Everything is
 * made beside them and moved over at the very end, so a build that fails leaves the last good output
 * as it was. @throws where types, texts, bundle, a page or a check fails
 */
export async function buildSite({
  origin,
  mode = 'production',
  folder = '',
}: BuildOptions): Promise<void> {
  const siteOrigin = process.env.VITE_SITE_ORIGIN ?? ''
  if (siteOrigin === '') {
    console.warn(
      'VITE_SITE_ORIGIN is not set: no canonical and hreflang addresses, share pictures and sitemap.',
    )
  }
  const isDemo = mode === 'mock'
  const workshop = join(folder, '.cache/build')
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
  const pages = await prerenderSite(entry, origin)
  const kept = `${workshop}/kept`
  await mkdir(kept)
  await cp(`${client}/index.html`, `${kept}/shell.html`)
  await rename(`${client}/.vite/manifest.json`, `${kept}/manifest.json`)
  await rm(`${client}/.vite`, { recursive: true })
  await rename(server, `${kept}/server`)
  await writeFacts(kept, { siteOrigin, pages })
  const parts = await readParts(client, kept, siteOrigin)
  await writePages(client, parts, pages, pages)
  await writeShells(client, parts)
  await writeCrawlerFiles(client, pages, siteOrigin)
  await writeFeeds(client, pages, siteOrigin)
  const patterns = entry.addressPatterns()
  const host = `${workshop}/host`
  await writeHostFiles({ client, host, patterns, styleHashes: styleHashesOf(parts), isDemo })
  await compressFiles(client)
  for (const [made, output] of [
    [client, join(folder, 'dist')],
    [host, join(folder, 'dist-host')],
    [kept, join(folder, lastBuild)],
  ] as const) {
    await rm(output, { recursive: true, force: true })
    await rename(made, output)
  }
  console.log(`dist: ${pages.length} pages`)
}

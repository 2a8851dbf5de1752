import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'vite'
import { readSettings, type Settings } from '../settings/settings.ts'
import { releaseId } from '../vite/release.ts'
import { withBackend, type BackendLimits } from './backend.ts'
import { compressFiles } from './compress-files.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import { writeDemoFiles } from './demo-files.ts'
import { writeFeeds } from './feeds.ts'
import { expectComplete, leftOut } from './guard.ts'
import { writeHealth } from './health.ts'
import { writeHostFiles } from './host-files.ts'
import { buildId } from './identity.ts'
import { contentId, findBuildRecord, lastBuild, writeBuildRecord } from './last-build.ts'
import { warnOfMissingImages } from './new-images.ts'
import { prerenderSite } from './prerender-site.ts'
import { sealRelease } from './seal.ts'
import { renderShells } from './shells.ts'
import { finishSwap, swapFolder, swapFolders } from './swap.ts'
import { readParts, writePages, writeShells } from './write-site.ts'

export interface BuildOptions {
  /** The host that the content is read from; empty: pages are prerendered as the app shell, without data. */
  origin: string
  /** `production`, or `mock` for the demo build that includes its own backend. */
  mode?: string
  /** The folder of `dist`, `dist-host` and `.cache`; the working folder by default. */
  folder?: string
  /** Accepts that content is missing (guard.ts). */
  isAccepted?: boolean
  /** Limits of the requests to the backend. */
  limits?: Partial<BackendLimits>
}

/** Moves the source maps of a bundle out of the folder that is served. */
async function moveMaps(client: string, host: string): Promise<void> {
  await mkdir(join(host, 'maps'), { recursive: true })
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    await rename(join(client, file), join(host, 'maps', basename(file)))
  }
}

/** Returns the id of a build: of its release, its files, its shell, and all settings. */
async function idOf(lastBuildDir: string, release: string, settings: Settings): Promise<string> {
  const files = ['manifest.json', 'shell.html'].map((name) =>
    readFile(join(lastBuildDir, name), 'utf8'),
  )
  return buildId(release, ...(await Promise.all(files)), JSON.stringify(settings))
}

/**
 * Builds into a temporary folder, and replaces `dist` (`dist-demo` for a demo), `dist-host` and what the
 * next build compares with only if everything is whole.
 * @throws {Error} if types, texts, bundle, a page or a check fails
 */
export async function buildSite({
  origin,
  mode = 'production',
  folder = '',
  isAccepted = false,
  limits = {},
}: BuildOptions): Promise<void> {
  const isDemo = mode === 'mock'
  const settings = readSettings(process.env, isDemo ? 'demo' : 'build')
  if (settings.VITE_SITE_ORIGIN === '') {
    console.warn(
      'VITE_SITE_ORIGIN is not set. Skipping canonical and hreflang URLs, share images, sitemap, feeds ' +
        'and calendars. Set it to the public origin.',
    )
  }
  // One id for the pages and for /healthz, which are written at different times.
  const release = releaseId(process.env, new Date())
  process.env.VITE_RELEASE = release
  const staging = join(folder, '.cache/build')
  await finishSwap(swapFolder(folder))
  await rm(staging, { recursive: true, force: true })
  const client = `${staging}/client`
  const server = `${staging}/server`
  const host = `${staging}/host`
  await bundle({ mode, logLevel: 'warn', build: { outDir: client } })
  await bundle({
    mode,
    logLevel: 'warn',
    build: { outDir: server, ssr: 'src/prerender.tsx', copyPublicDir: false },
  })
  const entry: typeof import('../../src/prerender.tsx') = await import(
    pathToFileURL(`${server}/prerender.js`).href
  )
  const pages = await withBackend(() => prerenderSite(entry, origin), limits)
  const shells = await renderShells(entry)
  const lastDir = join(folder, isDemo ? '.cache/last-demo' : lastBuild)
  const before = (await findBuildRecord(lastDir))?.pages ?? []
  const { itemCounts: items, missingPosts: missing } = entry
  expectComplete({ before, after: pages, items, missing, isAccepted })
  if (origin !== '') await warnOfMissingImages(pages, before, origin)

  const lastBuildDir = `${staging}/last-build`
  await mkdir(lastBuildDir)
  await cp(`${client}/index.html`, `${lastBuildDir}/shell.html`)
  await rename(`${client}/.vite/manifest.json`, `${lastBuildDir}/manifest.json`)
  await rm(`${client}/.vite`, { recursive: true })
  await rename(server, `${lastBuildDir}/server`)
  await moveMaps(client, host)
  const siteOrigin = settings.VITE_SITE_ORIGIN
  const build = await idOf(lastBuildDir, release, settings)
  await writeBuildRecord(lastBuildDir, { settings, build, pages })
  const parts = await readParts(client, lastBuildDir, siteOrigin)
  await writePages(client, parts, pages, pages)
  const patterns = entry.pathPatterns()
  await writeShells(client, parts, shells, patterns)
  await writeCrawlerFiles(client, pages, settings)
  const site = join(folder, isDemo ? 'dist-demo' : 'dist')
  await writeFeeds(client, pages, { origin: siteOrigin, last: site, before })
  const label = settings.VITE_ENV_LABEL
  const content = contentId(pages)
  await writeHealth(client, { release, label, build, content, hasData: origin !== '' })
  await writeHostFiles({ client, host, patterns, isDemo, settings, release, build })
  await compressFiles(client)
  if (isDemo) await writeDemoFiles(client, pages)
  await sealRelease(client, host)
  await swapFolders(
    [
      [client, site],
      [host, join(folder, isDemo ? '.cache/demo-host' : 'dist-host')],
      [lastBuildDir, lastDir],
    ],
    swapFolder(folder),
  )
  console.log(`${site}: ${pages.length} pages${leftOut(missing)}, release ${release}`)
}

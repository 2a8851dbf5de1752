import type { Page } from '@playwright/test'
import { test as base } from '../../fixtures.ts'

/** A test whose console has the lines of files that a deploy removed. */
export const test = base.extend({
  expectedConsole: async ({}, use) =>
    use({
      lines: [
        /Failed to load resource/,
        /could not be (?:started|loaded)/,
        /was preloaded/,
        /section failed/,
        /part of the page failed/,
        /Failed to fetch dynamically imported module/,
        // The clock of a test runs past the deadline of a request.
        /request failed: ApiError: .* timeout/,
      ],
    }),
})

/** Follows a link of the header's menu. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.locator('header summary').last().click()
  await page.locator('header details').getByRole('link', { name, exact: true }).click()
}

/** A simulated deploy of the next build. */
interface Deploy {
  /** Removes all assets that a page of the old build may still request; new documents have theirs. */
  happen: () => void
  documents: string[]
}

/** Prepares a deploy that keeps the URLs of assets. @param isAlwaysGone new documents lack them, too */
export async function simulateDeploy(
  page: Page,
  gone: string | ((url: URL) => boolean) = '**/assets/**',
  isAlwaysGone = false,
): Promise<Deploy> {
  let isGone = false
  const documents: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents.push(new URL(request.url()).pathname)
    if (!isAlwaysGone) isGone = false
  })
  await page.route(gone, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'not found' }) : route.continue(),
  )
  return {
    documents,
    happen: () => {
      isGone = true
      documents.length = 0
    },
  }
}

/** Holds the scripts of a pattern back. @returns a function that responds with 404 */
export async function holdThenRemove(page: Page, scripts: string): Promise<() => void> {
  let remove: (() => void) | undefined
  const removed = new Promise<void>((resolve) => {
    remove = resolve
  })
  await page.route(scripts, async (route) => {
    await removed
    await route.fulfill({ status: 404 })
  })
  return () => remove?.()
}

/** The next build in a test: the same site, whose assets have other URLs. */
const nextAssets = '/assets-2/'

/** Which build a document and an asset are from. An asset of a build that is gone is a 404. */
export interface Builds {
  /** The build of the next document. */
  document: 1 | 2
  /** The builds whose assets the host has. */
  assets: readonly (1 | 2)[]
  /** The paths of the documents that were requested. */
  readonly documents: string[]
}

const asNext = (text: string) => text.replaceAll(/(["'`/])assets\//g, '$1assets-2/')

/** Inlined styles keep their text, whose hash is in the policy. */
const documentAsNext = (html: string) =>
  html
    .split(/(<style>.*?<\/style>)/s)
    .map((part) => (part.startsWith('<style>') ? part : asNext(part)))
    .join('')

/** Serves two builds to a page: the test says which of them the host has. */
export async function serveBuilds(page: Page): Promise<Builds> {
  const builds: Builds = { document: 1, assets: [1], documents: [] }
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    builds.documents.push(new URL(request.url()).pathname)
    if (builds.document === 1) return route.continue()
    const response = await route.fetch()
    const html = documentAsNext(await response.text()).replaceAll(/ integrity="[^"]*"/g, '')
    const headers = response.headers()
    // The policy names the folder of the scripts.
    const policy = (headers['content-security-policy'] ?? '').replace(
      /(script-src [^;]*?)\/assets\//,
      `$1${nextAssets}`,
    )
    const policies = { ...headers, 'content-security-policy': policy }
    return route.fulfill({ response, headers: policies, body: html })
  })
  await page.route('**/assets/**', (route) =>
    builds.assets.includes(1) ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.route(`**${nextAssets}**`, async (route) => {
    if (!builds.assets.includes(2)) return route.fulfill({ status: 404 })
    const url = route.request().url().replace(nextAssets, '/assets/')
    try {
      const response = await route.fetch({ url })
      const isScript = (response.headers()['content-type'] ?? '').includes('javascript')
      const body = isScript ? asNext(await response.text()) : await response.body()
      await route.fulfill({ response, body })
    } catch {
      // The page was left while the file was on its way.
    }
  })
  return builds
}

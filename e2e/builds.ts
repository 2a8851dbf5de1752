import type { Page } from '@playwright/test'

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

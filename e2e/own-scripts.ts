import type { Page } from '@playwright/test'

/** The app's scripts that the build names in a page. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** Returns a test for the URLs of the scripts that a page needs and another does not. */
export async function ownScripts(page: Page, path: string, other: string) {
  const others = await scriptsOf(page, other)
  const own = (await scriptsOf(page, path)).filter((script) => !others.includes(script))
  if (own.length === 0) throw new Error(`${path} has no script of its own.`)
  return (url: URL) => own.includes(url.pathname)
}

import type { Browser } from 'playwright'
import { actions } from './actions.ts'
import { brokenInvariants } from './invariants.ts'
import type { Step } from './plan.ts'
import { createWorld } from './world.ts'

/** A step after which an invariant was broken. */
export interface Failure {
  index: number
  url: string
  wrong: string[]
}

/** Makes a visit in a browser profile of its own. @returns its failure, or `null` */
export async function visit(
  browser: Browser,
  origin: string,
  steps: readonly Step[],
): Promise<Failure | null> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-mock-state': crypto.randomUUID() },
  })
  const page = await context.newPage()
  try {
    const world = await createWorld(page, origin)
    await page.goto(`${origin}/en/`)
    for (const [index, { action, pick }] of steps.entries()) {
      // An action may be cut off by the document that it opens.
      await actions[action]?.(world, pick).catch(() => undefined)
      const wrong = await brokenInvariants(world)
      if (wrong.length > 0) return { index, url: page.url(), wrong: [...wrong] }
    }
    return null
  } finally {
    await context.close()
  }
}

import type { Browser } from 'playwright'
import { addresses } from '../../e2e/paths.ts'
import { buildSite } from '../build/build-site.ts'
import type { Check } from '../reliability/table.ts'
import { checkBuilt } from './check-built.ts'
import { bundlePage, openSanitizerPage } from './open-page.ts'
import { serveHostile } from './serve-hostile.ts'
import { visitHostile } from './visit-hostile.ts'

const folder = '.cache/xss'
const pages = [...addresses, '/survey/72', '/devlog/withBTS?board=note']

/**
 * Builds the site from a backend whose every text is hostile, checks the files, and visits the pages
 * on the same backend. Odd rounds have HTML in fields of plain text, too.
 */
export async function checkFields(browser: Browser, rounds: number): Promise<Check[]> {
  const checks: Check[] = []
  const page = await openSanitizerPage(browser)
  const code = await bundlePage()
  const [fields, seen] = [new Set<string>(), new Set<string>()]
  for (let round = 0; round < rounds; round += 1) {
    const server = await serveHostile(round)
    process.env.VITE_SITE_ORIGIN = server.origin
    process.env.VITE_ACCOUNT_BASE = '/mock-account'
    await buildSite({ origin: server.origin, folder, isAccepted: true })
    const built = await checkBuilt(page, `${folder}/dist`)
    await server.serveFiles(`${folder}/dist`)
    const visits = await visitHostile(browser, server.origin, code, server.fields, pages)
    for (const field of server.fields) fields.add(field)
    for (const field of visits.seen) seen.add(field)
    const suffix = `, round ${round + 1}`
    checks.push(
      ...built.map(({ name, ...check }) => Object.assign(check, { name: name + suffix })),
      {
        name: `visits on a hostile backend${suffix}`,
        cases: visits.visits,
        failures: visits.failures,
      },
    )
    await server.close()
  }
  await page.context().close()
  const unseen = [...fields].filter((field) => !seen.has(field))
  console.log(`hostile fields: ${fields.size}, found in a page: ${seen.size}`)
  console.log(`not shown by any page: ${unseen.join(', ')}`)
  return [...checks, { name: 'hostile fields', cases: fields.size, failures: [] }]
}

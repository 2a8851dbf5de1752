import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSite } from './serve-site.ts'

/** A built site of one page, with what else is in it. */
async function siteWith(...files: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(root, 'index.html'), '<script>let a = 1</script>')
  await writeFile(join(root, 'address-patterns.json'), '[]')
  for (const file of files) await writeFile(join(root, file), '')
  return serveSite(root)
}

test.for<[files: string[], worker: string, trustedTypes: string]>([
  [[], "worker-src 'none'", 'content-security-policy'],
  [['mockServiceWorker.js'], "worker-src 'self'", 'content-security-policy-report-only'],
])('a site with %j has %s, and its Trusted Types in %s', async ([files, worker, trustedTypes]) => {
  const serve = await siteWith(...files)
  const { headers } = await serve(new Request('http://localhost/'))
  expect(headers.get('content-security-policy')).toContain(worker)
  expect(headers.get(trustedTypes)).toContain("require-trusted-types-for 'script'")
})

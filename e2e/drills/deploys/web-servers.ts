import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptsOf } from '#tools/build/host-files.ts'
import { causeOf } from '#tools/lib/cause-of.ts'
import { caddyPath, nginxPath } from '#tools/lib/programs.ts'
import { prepareNginx } from '#tools/release/test-site.ts'
import { testPort } from '#tools/test-build.ts'
import { cspHash } from '#tools/vite/document-shell.ts'
import { stylesOf } from '../../page-policy.ts'

interface Host {
  name: string
  path: string | null
  port: number
  /** True if it resets a connection that arrives at the very moment of a reload. */
  resets: boolean
  /** Writes the main configuration and returns the arguments that run the server and reload it. */
  prepare: (folder: string, port: number) => Promise<{ run: string[]; reload: string }>
}

/** The web servers of deploys. */
export const hosts: Host[] = [
  {
    name: 'nginx',
    path: nginxPath(),
    // Browsers and `fetch` refuse 4190.
    port: testPort + 15,
    resets: false,
    prepare: prepareNginx,
  },
  {
    name: 'Caddy',
    path: caddyPath(),
    port: testPort + 16,
    // Caddy 2.6.2 alone does: 5 of 42,038 requests during 25 releases, and 3 during 25 reloads of one configuration
    // without the release script. releases.spec.ts accepts them during a reload only, and runs this control.
    resets: true,
    async prepare(folder, port) {
      const main = join(folder, 'main.caddy')
      const admin = `localhost:${port + 10}`
      await writeFile(main, `{\n  admin ${admin}\n}\nimport ${join(folder, 'current/Caddyfile')}\n`)
      const config = `--config ${main} --adapter caddyfile`
      return {
        run: ['run', ...config.split(' ')],
        reload: `${caddyPath()} reload ${config} --address ${admin} --force`,
      }
    },
  },
]

/**
 * Returns a line for each inlined script or style that the policies of its own page refuse, or why there is no page.
 */
export async function refusedCode(url: string): Promise<string[]> {
  const response = await fetch(url, { headers: { connection: 'close' } }).catch(
    (failure: unknown) => causeOf(failure, 0),
  )
  if (typeof response === 'string') return [`${response} ${url}`]
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  const styles = stylesOf(html)
  if (response.status !== 200 || styles.texts.length === 0) return [`${response.status} ${url}`]
  return [
    ...styles.texts.filter((text) => !styles.policy.includes(cspHash(text))),
    ...inlineScriptsOf(html).filter((text) => !policy.includes(cspHash(text))),
  ].map((text) => `${url}: ${text.slice(0, 80)}`)
}

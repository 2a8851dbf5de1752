import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nginxMain } from '#tools/build/nginx.ts'
import { caddyPath, nginxPath } from '#tools/lib/hosts.ts'
import { testPort } from '#tools/test-build.ts'

interface Host {
  name: string
  path: string | null
  port: number
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
    async prepare(folder) {
      const own = join(folder, 'server')
      await mkdir(own, { recursive: true })
      const main = join(own, 'main.conf')
      await writeFile(
        main,
        nginxMain({ folder: own, include: join(folder, 'current*/nginx.conf') }),
      )
      const args = ['-p', own, '-e', 'stderr', '-c', main]
      const command = [nginxPath(), ...args].join(' ')
      return {
        run: [...args, '-g', 'daemon off;'],
        reload: `${command} -t -q && ${command} -s reload`,
      }
    },
  },
  {
    name: 'Caddy',
    path: caddyPath(),
    port: testPort + 16,
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

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Returns the inlined styles that the policy of their own response refuses. */
export async function refusedStyles(url: string): Promise<string[]> {
  const response = await fetch(url, { headers: { connection: 'close' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text)
  if (response.status !== 200 || styles.length === 0) return [`${response.status} ${url}`]
  return styles.filter((text) => !policy.includes(hashOf(text))).map(() => url)
}

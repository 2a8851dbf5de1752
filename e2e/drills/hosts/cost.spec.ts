import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { median } from '#tools/lib/averages.ts'
import { nginxPath } from '#tools/lib/programs.ts'
import { previewDist, testPort } from '#tools/test-build.ts'
import { fullOnly } from '../../visits.ts'
import { responds } from '../responds.ts'
import { host } from './host.ts'

// The cost of the rules of nginx: a page under all of them, and the same file on an nginx without rules.

/** The least share of the requests of a plain nginx that the page under all rules must reach. */
const leastShare = 0.5
const page = '/en/coupon'

/** Returns the responses of a URL per second. @throws {Error} if one is not a 200 */
function requestsPerSecond(url: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', '-d3s', url], { encoding: 'utf8' })
  if (output.includes('Non-2xx')) throw new Error(`${url} is not a 200.`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
}

/** Starts nginx without any rule: it serves the files of `dist` by their names. @returns what ends it */
function startPlainNginx(port: number): () => void {
  const folder = resolve('.cache/nginx-plain')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/main.conf`,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${paths.join(' ')} server { listen 127.0.0.1:${port}; root ${resolve(previewDist)}; } }
`,
  )
  const server = spawn(nginxPath() ?? '', [
    '-p',
    folder,
    '-e',
    'stderr',
    '-c',
    `${folder}/main.conf`,
  ])
  return () => server.kill()
}

test(
  'serves a page under all rules at half the throughput of a plain file or more',
  fullOnly,
  async ({ baseURL }) => {
    test.skip(host() !== 'nginx', 'Only for nginx.')
    test.skip(spawnSync('wrk', ['-v']).error !== undefined, 'apt-get install wrk')
    const plain = `http://127.0.0.1:${testPort + 4}`
    const stop = startPlainNginx(testPort + 4)
    try {
      await responds(`${plain}${page}.html`)
      const rounds = [1, 2, 3].map(() => ({
        ruled: requestsPerSecond(`${baseURL}${page}`),
        plain: requestsPerSecond(`${plain}${page}.html`),
      }))
      const ruled = median(rounds.map((round) => round.ruled))
      expect(ruled / median(rounds.map((round) => round.plain))).toBeGreaterThan(leastShare)
    } finally {
      stop()
    }
  },
)

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sorted } from '../../src/lib/sorted.ts'
import { previewDist } from '../test-build.ts'

const page = '/en/coupon'

/** Returns how many requests a URL answers in a second. @throws {Error} if one is not a 200 */
function requestsPerSecond(url: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', '-d3s', url], { encoding: 'utf8' })
  if (output.includes('Non-2xx')) throw new Error(`${url} is not a 200.`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
}

/** The median of three rounds. */
const median = (values: readonly number[]) =>
  sorted(values, (one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function reachable(url: string): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} does not respond.`)
}

/** Starts nginx without any rule: it serves the files of `dist` by their names. */
async function startPlainNginx(path: string, port: number): Promise<ChildProcess> {
  const folder = resolve('.cache/nginx-plain')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await mkdir(folder, { recursive: true })
  await writeFile(
    `${folder}/main.conf`,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${paths.join(' ')} server { listen 127.0.0.1:${port}; root ${resolve(previewDist)}; } }
`,
  )
  return spawn(path, ['-p', folder, '-e', 'stderr', '-c', `${folder}/main.conf`])
}

/** Requests in a second: a page under all rules, and the same file on an nginx without rules. */
export interface Ratio {
  ruled: number
  plain: number
}

/** Measures the cost of the rules with `wrk`, on the nginx at `origin` and on a plain one. */
export async function measureRatio(nginx: string, origin: string, port: number): Promise<Ratio> {
  const plain = `http://127.0.0.1:${port}`
  const servers = [spawn('node', ['tools/serve-nginx.ts']), await startPlainNginx(nginx, port)]
  try {
    await Promise.all([reachable(origin + page), reachable(`${plain}${page}.html`)])
    const rounds = [1, 2, 3].map(() => ({
      ruled: requestsPerSecond(origin + page),
      plain: requestsPerSecond(`${plain}${page}.html`),
    }))
    return {
      ruled: median(rounds.map((round) => round.ruled)),
      plain: median(rounds.map((round) => round.plain)),
    }
  } finally {
    for (const server of servers) server.kill()
  }
}

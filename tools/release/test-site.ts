import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { serve } from 'srvx'
import { sorted } from '../../src/lib/collections.ts'
import { nginxMain } from '../build/nginx.ts'
import { sealRelease } from '../build/seal.ts'
import { nginxPath } from '../lib/programs.ts'

// For tests: small builds, a web server that loads the configuration of a release, and deploy/release.sh.

interface Build {
  /** The id of the code. */
  name: string
  content?: string
  /** The `# Check:` line of the configurations. */
  check?: string
  certificate?: string
  /** Other lines of its server. */
  nginx?: string
}

/** Writes a build with one page, one script and one stylesheet. @returns the folder of `dist` */
export async function makeBuild(
  root: string,
  { name, content = 'c1', check = '', certificate = '', nginx = '' }: Build,
): Promise<string> {
  const dist = join(root, `${name} ${content}`.replaceAll(/\W/g, '-'), 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'kr'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  await mkdir(`${dist}-host/maps`, { recursive: true })
  await writeFile(join(dist, 'assets', `${name}.js`), name)
  await writeFile(join(dist, 'assets', `${name}.css`), name)
  const files = `data-scripts="/assets/${name}.js"><link rel="stylesheet" href="/assets/${name}.css" disabled>`
  await writeFile(join(dist, 'kr/index.html'), `<p>${content} of ${name}</p><script ${files}`)
  const state = { release: name, label: 'prod', builtAt: '', contentAt: '', build: name, content }
  await writeFile(join(dist, 'health.json'), `${JSON.stringify(state, null, 2)}\n`)
  const head = `# Release: ${name}\n# Build: ${name}\n${check && `# Check: ${check}\n`}`
  const tls = certificate && `  ssl_certificate ${certificate};\n`
  await writeFile(`${dist}-host/nginx.conf`, `${head}server {\n  root /x;\n${tls}${nginx}}\n`)
  await writeFile(`${dist}-host/Caddyfile`, `${head}:80 {\n  root * /x\n}\n`)
  await sealRelease(dist, `${dist}-host`)
  return dist
}

/**
 * Runs deploy/release.sh as an account whose files others cannot read.
 * @param values without `check`, it does not look at the web server
 * @param dist the build that is uploaded when the script asks for it
 * @param killAt the number of commands after which all processes of the script are killed; its output is a trace
 */
export function runScript(
  folder: string,
  action: string,
  values: Readonly<Record<string, string>> = {},
  dist = '',
  killAt?: number,
): Promise<{ code: number | null; output: string; commands: number }> {
  const args = Object.entries({ check: 'off', ...values }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const script = `umask 077 && exec sh ${killAt === undefined ? '' : '-x'} deploy/release.sh "$@"`
  const child = spawn('sh', ['-c', script, 'sh', folder, action, ...args], { detached: true })
  child.stdin.on('error', () => undefined)
  let output = ''
  let commands = 0
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    commands += chunk.toString().split('\n+ ').length
    if (killAt === undefined || commands < killAt) return
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  })
  const upload = async (to: string) => {
    await cp(dist, join(folder, to, 'site'), { recursive: true, preserveTimestamps: true })
    await cp(`${dist}-host`, join(folder, to), { recursive: true })
    child.stdin.end('uploaded\n')
  }
  createInterface(child.stdout).on('line', (line) => {
    output += `${line}\n`
    // As if the connection was lost.
    if (line.startsWith('upload: ')) upload(line.slice(8)).catch(() => child.stdin.end())
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output, commands }))
  })
}

/** Returns numbers from 0 to 1 that a seed decides (Lehmer). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Returns the name of the live folder. */
export const liveFolder = async (folder: string): Promise<string> =>
  basename(await readlink(join(folder, 'current')))

/** Starts a web server that loads the configuration of the live release when it is told to. */
export async function startWebServer(folder: string) {
  let root = ''
  const missing = new Set<string>()
  const send = async (path: string) => {
    if (path === '/reload') {
      const text = await readFile(join(folder, 'current/nginx.conf'), 'utf8')
      root = /^ {2}root (.*);$/m.exec(text)?.[1] ?? ''
      return ''
    }
    if (missing.has(path)) throw new Error(path)
    return readFile(join(root, path))
  }
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: ({ url }) =>
      send(
        new URL(url).pathname.replace('/healthz', '/health.json').replace(/\/$/, '/index.html'),
      ).then(
        (body) => new Response(body),
        () => new Response('', { status: 404 }),
      ),
  })
  await server.ready()
  const { origin, host } = new URL(server.url ?? '')
  return {
    origin,
    reload: `curl -sf ${origin}/reload`,
    check: `${origin} ${host} /kr/`,
    /** Paths that are 404, as if the server could not read them. */
    missing,
    close: () => server.close(true),
  }
}

/** Writes the main configuration of an nginx that serves a folder of a site. @returns how to run and reload it */
export async function prepareNginx(folder: string) {
  const own = join(folder, 'server')
  await mkdir(own, { recursive: true })
  const main = join(own, 'main.conf')
  await writeFile(main, nginxMain({ folder: own, include: join(folder, 'current*/nginx.conf') }))
  const args = ['-p', own, '-e', 'stderr', '-c', main]
  const command = [nginxPath(), ...args].join(' ')
  return {
    run: [...args, '-g', 'daemon off;'],
    reload: `${command} -t -q && ${command} -s reload`,
    /** It is there once the server runs. */
    pid: join(own, 'nginx.pid'),
  }
}

/** Creates a folder of a site, with what tests do in it. */
export async function testFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  const builds = await mkdtemp(join(tmpdir(), 'builds-'))
  const names = async (path: string) =>
    sorted(await readdir(join(folder, path)), (one, other) => (one < other ? -1 : 1))
  return {
    folder,
    builds,
    build: (build: Build) => makeBuild(builds, build),
    deploy: async (build: Build, values: Record<string, string> = {}) =>
      runScript(folder, 'deploy', { reload: 'true', ...values }, await makeBuild(builds, build)),
    run: (action: string, values: Record<string, string> = {}) =>
      runScript(folder, action, { reload: 'true', ...values }),
    /** The content and the code that is live. */
    live: async () => {
      const html = await readFile(join(folder, 'current/site/kr/index.html'), 'utf8')
      return /<p>(.*)<\/p>/.exec(html)?.[1]
    },
    assets: async () => (await names('current/site/assets')).filter((name) => name.endsWith('.js')),
    names,
    read: (path: string) => readFile(join(folder, path), 'utf8'),
  }
}

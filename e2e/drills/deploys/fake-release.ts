import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sealRelease } from '#tools/build/seal.ts'
import { atOrigin } from '#tools/build/host-rules.ts'
import { cspHash } from '#tools/vite/document-shell.ts'

/** The pages of a fake release, in English. */
const pages = [
  'index',
  'coupon',
  'game',
  'ranking',
  'media',
  '404',
  'community/news',
  'community/faq',
]

const isCode = (name: string) => /-[\w-]{7,8}\.(?:js|css)$/.test(name)

/** Returns a hash without its quotes, which nginx escapes. */
const hashOf = (text: string) => cspHash(text).slice(1, -1)

/** Returns a text with the URLs of scripts and styles of another build. */
const renamed = (text: string, n: number) =>
  text.replaceAll(/(-[\w-]{7,8})(\.(?:js|css))(?=["'`\s,)]|$)/g, `$1r${n}$2`)

interface Options {
  /** The folder of a build: `dist` and `dist-host`. */
  build: string
  /** The folder for `dist` and `dist-host` of the release. */
  target: string
  /** Makes names and inlined code differ. */
  n: number
  /** The origin of the host under test, and the value of `listen` or the site's name. */
  origin: string
  listen: string
}

/**
 * Makes another release of a build: its scripts and styles have other URLs, its first script another hash in the
 * policy of the host, and its inlined styles another one in that of their page.
 */
export async function fakeRelease({ build, target, n, origin, listen }: Options): Promise<void> {
  const site = join(target, 'dist')
  const host = `${site}-host`
  await rm(target, { recursive: true, force: true })
  await mkdir(join(site, 'assets'), { recursive: true })
  await mkdir(host)
  const dist = join(build, 'dist')
  for (const name of await readdir(join(dist, 'assets'))) {
    const file = join(dist, 'assets', name)
    if (/\.(?:br|gz)$/.test(name)) continue
    const copy = join(site, 'assets', isCode(name) ? renamed(name, n) : name)
    if (isCode(name)) await writeFile(copy, renamed(await readFile(file, 'utf8'), n))
    else await link(file, copy)
  }
  const scripts = new Map<string, string>()
  for (const page of ['index', ...pages.map((each) => `en/${each}`), 'kr/404', 'shell/en']) {
    const html = await readFile(join(dist, `${page}.html`), 'utf8')
    const changed = renamed(html, n)
      .replaceAll(/ integrity="[^"]*"/g, '')
      .replace(
        /'sha256-[^']*'("><style>)(.*?)(?=<\/style>)/s,
        (_whole, between: string, style: string) => {
          const other = `:root{--release:${n}}${style}`
          return cspHash(other) + between + other
        },
      )
      .replace(/(?<=<script type="module"[^>]*>).*?(?=<\/script>)/s, (code) => {
        const other = `${code}//${n}`
        scripts.set(hashOf(code), hashOf(other))
        return other
      })
    const file = join(site, `${page}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, changed)
  }
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(dist.length + 1)
    if (!entry.isFile() || /^assets\/|\.(?:html|br|gz)$|^health\.json$/.test(file)) continue
    await mkdir(dirname(join(site, file)), { recursive: true })
    await link(join(dist, file), join(site, file))
  }
  const times = { builtAt: '', contentAt: '' }
  const state = { release: `r${n}`, label: 'prod', ...times, build: `r${n}`, content: 'c' }
  await writeFile(join(site, 'health.json'), `${JSON.stringify(state, null, 2)}\n`)
  for (const name of ['nginx.conf', 'Caddyfile']) {
    let text = atOrigin(await readFile(join(build, 'dist-host', name), 'utf8'), origin)
    for (const [hash, other] of scripts) text = text.replaceAll(hash, other)
    text = text
      .replace(/^ {2}listen .*;$/m, `  listen ${listen};`)
      .replace(/^http:\/\/:\d+ \{$/m, `${origin} {`)
      .replace(/^# Build: .*$/m, `# Build: r${n}`)
      .replace(/^# Check: .*$/m, `# Check: ${origin} ${listen} /en/`)
    await writeFile(join(host, name), text)
  }
  await sealRelease(site, host)
}

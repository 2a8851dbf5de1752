import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sorted } from '../../src/lib/sorted.ts'
import { moduleNames, shortNames } from './short-names.ts'
import { firstStylesFile, styleSheets } from './style-sheets.ts'

const sources = {
  'index.html': '<script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `import './ui/global.css'
    import button from './ui/button.module.css'
    import { header } from './layouts/header.tsx'
    const pages = [() => import('./features/coupon.tsx'), () => import('./features/story.tsx')]
    console.log(button, header, pages, 'var(--ink)', 'var(--music-bar)')`,
  'src/layouts/header.tsx': `import styles from './header.module.css'
    export const header = styles`,
  'src/features/coupon.tsx': `import hero from '../ui/hero.module.css'
    import styles from './coupon.module.css'
    console.log(hero, styles)`,
  'src/features/story.tsx': `import hero from '../ui/hero.module.css'
    console.log(hero)`,
  'src/ui/global.css': `@import './tokens.css'; body { color: var(--ink) }`,
  'src/ui/tokens.css': ':root {\n  color-scheme: light dark;\n  --ink: light-dark(#111, #eee);\n}',
  'src/ui/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/ui/button.module.css': `.button { background: url(./lamp.svg) } .quiet { composes: button; margin: 0 }`,
  'src/ui/hero.module.css': '.hero { padding: 1px }',
  'src/layouts/header.module.css': '.header { margin: 2px; inset: var(--music-bar) }',
  'src/features/coupon.module.css':
    '.card { margin: 3px; animation: turn 1s } @keyframes turn { to { opacity: 0 } }',
}

let root = ''
let manifest: Manifest = {}
let page = ''
let first = ''
const built = (file: string) => readFile(join(root, 'dist', file), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sheets-'))
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      shortNames(),
      styleSheets({
        first: ['ui/global.css', 'ui/button.module.css', 'layouts/header.module.css'],
        shared: { kit: ['ui/hero.module.css'] },
      }),
    ],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: moduleNames } },
    build: { manifest: true, assetsInlineLimit: 0, target: 'safari15.4' },
  })
  manifest = JSON.parse(await built('.vite/manifest.json'))
  page = await built('index.html')
  first = await built(firstStylesFile)
}, 60_000)

afterAll(() => rm(root, { recursive: true, force: true }))

/** The sheets of a chunk, after those of the chunks that it imports. */
function sheetsOf(source: string): string[] {
  const { imports = [], css = [] } = manifest[source] ?? {}
  return [...imports.flatMap(sheetsOf), ...css]
}

test('the first styles are one file, in the order of their list, with the addresses of the build', () => {
  const places = ['body{', 'url(/assets/lamp-', 'margin:2px'].map((part) => first.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(sorted(places, (one, other) => one - other))
  expect(first.match(/--light:initial/g)).toHaveLength(1)
  expect(first).not.toContain('lightningcss')
})

test('what the first styles hold is in no sheet, and a chunk without any other has none', () => {
  expect(sheetsOf('index.html')).toEqual([])
  expect(page).not.toContain('stylesheet')
})

test('a chunk comes with its sheet, after the one that it shares', async () => {
  const [kit] = sheetsOf('src/features/story.tsx')
  expect(await built(kit ?? '')).toMatch(/^\.[a-z]0a\{padding:1px\}\s*$/)
  const own = sheetsOf('src/features/coupon.tsx')
  expect(own).toEqual([kit, expect.stringContaining('coupon')])
  // Vite's loader fetches them before the chunk runs.
  const script = await built(manifest['index.html']?.file ?? '')
  for (const sheet of own) expect(script).toContain(sheet)
})

test('classes are as short in the scripts as in the styles, and tokens as well', async () => {
  const script = await built(manifest['index.html']?.file ?? '')
  const [button] = /\b[a-z]\d[a-z](?=\{background)/.exec(first) ?? []
  expect(script).toMatch(new RegExp(`button:[\`"']${button}[\`"']`))
  expect(script).toMatch(new RegExp(`quiet:[\`"'][a-z]\\d[a-z] ${button}[\`"']`))
  expect(`${script}${first}`).not.toMatch(/in-module_|--ink/)
  expect(first).toContain('color:var(--a)')
  expect(script).toContain('var(--a)')
  // What no sheet sets keeps its name.
  expect(script).toContain('var(--music-bar)')
  expect(first).toContain('var(--music-bar)')
  const sheet = (await Promise.all(sheetsOf('src/features/coupon.tsx').map(built))).join('')
  const [turning] = /@keyframes ([\w-]+)/.exec(sheet)?.slice(1) ?? []
  expect(sheet).toContain(`1s ${turning}`)
})

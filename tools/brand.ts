// `npm run brand`: checks src/site.ts and the colors of the design tokens, then draws icons, share images and
// the heading font from public/favicon.svg, the logotypes, src/site.ts, the scene of the main page, and the artwork
// of pages with their own (docs/rebrand.md). The results are committed. Generators of icons take one image: they know
// neither the names and colors of the site nor the characters of its headings. Chromium draws, so no image library
// is needed.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { chromium } from 'playwright'
import { langs, localeOf, type Lang } from '../src/i18n/lang.ts'
import { site } from '../src/site.ts'
import { colorProblems, copyProblems, settingProblems } from './brand/check-brand.ts'
import { cutFaces, fontRule } from './brand/faces.ts'
import { tokenColor, tokensFile } from './build/token-colors.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { optionsOf } from './lib/options.ts'

const values = optionsOf(
  {
    check: { type: 'boolean', default: false },
    faces: { type: 'boolean', default: false },
    image: { type: 'string' },
  },
  `Usage: npm run brand -- [options]
  --check         only checks the settings and colors
  --faces         only cuts the heading font
  --image FILE    takes another image than the scene of the main page`,
)
const scene = 'src/features/home/scene/art'
/** The background of the share images: each layer with its position, the nearest first. */
const layers =
  values.image === undefined
    ? ([
        [`${scene}/hero-island-1500x980.avif`, 'right -16px bottom 138px/720px no-repeat'],
        [`${scene}/hero-sky-2400x1350.avif`, 'center 60%/cover'],
      ] as const)
    : ([[values.image, 'center/cover']] as const)

const css = await readFile(tokensFile, 'utf8')
const problems = [...settingProblems(site), ...colorProblems(css), ...copyProblems(css)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('The brand is valid.')
if (values.check) process.exit()
await cutFaces()
if (values.faces) process.exit()

const { dark: dusk } = tokenColor('surface-dusk')

const share = { width: 1200, height: 630 }

async function iconPage(size: number, ground: 'none' | 'whole'): Promise<string> {
  const svg = await readFile('public/favicon.svg', 'utf8')
  // A maskable icon is cut to any shape: its drawing keeps to the middle (W3C, "safe zone").
  const drawing = ground === 'whole' ? Math.round(size * 0.72) : size
  return `<style>body{margin:0;display:grid;place-items:center;block-size:${size}px;
    ${ground === 'whole' ? `background:${dusk}` : ''}} svg{inline-size:${drawing}px}</style>${svg}`
}

async function sharePage(lang: Lang): Promise<string> {
  const images = layers.map(
    async ([file, position]) =>
      `url(data:image/${extname(file).slice(1)};base64,${(await readFile(file)).toString('base64')}) ${position}`,
  )
  // The logotype consists of paths, so it doesn't depend on the fonts of the machine.
  const logotype = await readFile(`src/ui/brand/art/logotype-${lang}.svg`, 'utf8')
  const icon = await readFile('public/favicon.svg', 'utf8')
  return `<html lang="${localeOf(lang)}"><style>
    ${await fontRule(lang)}
    body{margin:0;inline-size:${share.width}px;block-size:${share.height}px;color:#fff;
      background:${(await Promise.all(images)).join()};
      font-family:Brand}
    div{position:absolute;inset:0;display:flex;flex-direction:column;justify-content:flex-end;
      padding:36px 64px;background:linear-gradient(90deg,rgb(12 14 32/60%),transparent 60%)}
    svg{align-self:start;block-size:190px;inline-size:auto;margin-inline-start:-12px}
    span{display:flex;gap:20px;align-items:center;font-size:40px;margin-block-start:12px}
    span svg{block-size:64px;margin:0;align-self:center}</style>
    <div>${logotype}<span>${icon}${site.group[lang]}</span></div></html>`
}

const icoSize = 48

/** Returns an icon file (ICO) that contains one PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(icoSize, 6)
  header.writeUInt8(icoSize, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Returns a page with the artwork of another, cut to a share image. */
async function artPage(file: string): Promise<string> {
  const image = (await readFile(file)).toString('base64')
  return `<style>body{margin:0;block-size:${share.height}px;
    background:url(data:image/webp;base64,${image}) center/cover}</style>`
}

await mkdir('public/icons', { recursive: true })
await mkdir('src/ui/page/share', { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const page = await browser.newPage()

/** Writes a screenshot of a page; PNG without a background. */
async function shoot(file: string, html: string, viewport = share): Promise<void> {
  await page.setViewportSize(viewport)
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot(
    file.endsWith('png') ? { type: 'png', omitBackground: true } : { type: 'jpeg', quality: 78 },
  )
  await writeFile(file, image)
  console.log(`${file} ${image.length}`)
}

const icons = [
  ['icon-192', 192, 'none'],
  ['icon-512', 512, 'none'],
  ['maskable-512', 512, 'whole'],
  ['apple-touch-icon', 180, 'whole'],
] as const
for (const [name, size, ground] of icons) {
  const viewport = { width: size, height: size }
  await shoot(`public/icons/${name}.png`, await iconPage(size, ground), viewport)
}
// Feed readers and bookmarks request this URL without reading a page.
await page.setViewportSize({ width: icoSize, height: icoSize })
await page.setContent(await iconPage(icoSize, 'none'), { waitUntil: 'load' })
await writeFile('public/favicon.ico', icoOf(await page.screenshot({ omitBackground: true })))
for (const lang of langs) await shoot(`src/ui/page/share/${lang}.jpg`, await sharePage(lang))
for await (const wide of glob('src/features/*/art/*-1600x700.webp')) {
  const name = wide.replace('-1600x700.webp', `-${share.width}x${share.height}.jpg`)
  await shoot(name, await artPage(wide))
}
await browser.close()

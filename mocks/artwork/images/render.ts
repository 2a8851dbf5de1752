import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { catalog } from './catalog.ts'
import { contactSheets } from './contact-sheet.ts'
import { fileName, svgOf, type Artwork } from './artwork.ts'

// `npm run images` draws missing images; `npm run images -- NAME ...` redraws the images whose name
// begins with NAME; `--all` redraws everything; `--sheet` draws contact sheets below `.cache/` only.
const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = 'mocks/files/art'

const pathOf = (artwork: Artwork) => `${root}${artwork.folder ?? folder}/${fileName(artwork)}`

/** Icons are seen at their own pixels, so they lose less. */
const isIcon = ({ w, file }: Artwork) => (file?.w ?? w) < 200

/** Images with content negotiation have two formats, and most of the site's own have one. */
const formatsOf = ({ folder, formats, isVector }: Artwork): readonly string[] =>
  formats ?? (isVector ? ['svg'] : folder ? ['webp'] : ['avif', 'webp'])

/** As many bytes as an AVIF of that size may have. */
function limitOf(artwork: Artwork): number {
  if (isIcon(artwork)) return 6_000
  const side = Math.max(artwork.w, artwork.h * 0.6)
  return side <= 640 ? 15_000 : side <= 960 ? 35_000 : 80_000
}

/** The best AVIF within the limit. */
async function avifOf(pixels: Buffer, artwork: Artwork): Promise<Buffer> {
  const best = artwork.avifQuality ?? (isIcon(artwork) ? 62 : 42)
  for (let quality = best; ; quality -= 6) {
    const file = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer()
    if (file.length <= limitOf(artwork) || quality <= 30) return file
  }
}

async function write(artwork: Artwork): Promise<string> {
  const path = pathOf(artwork)
  if (artwork.isVector) {
    const svg = svgOf(artwork).replaceAll(/\s+(?=\/?>)/g, '')
    await writeFile(`${path}.svg`, svg)
    return `${fileName(artwork).padEnd(34)} svg ${(svg.length / 1000).toFixed(1)}`
  }
  const drawn = sharp(Buffer.from(svgOf(artwork)))
  const pixels = await (isIcon(artwork) || artwork.isCutOut ? drawn : drawn.removeAlpha())
    .png({ compressionLevel: 1 })
    .toBuffer()
  const files = {
    avif: () => avifOf(pixels, artwork),
    webp: () =>
      sharp(pixels)
        .webp({
          quality: artwork.quality ?? (isIcon(artwork) ? 84 : artwork.isCutOut ? 74 : 66),
          alphaQuality: 80,
          effort: 6,
        })
        .toBuffer(),
  }
  const sizes = await Promise.all(
    (['avif', 'webp'] as const).map(async (format) => {
      if (!formatsOf(artwork).includes(format)) return 0
      const file = await files[format]()
      await writeFile(`${path}.${format}`, file)
      return file.length / 1000
    }),
  )
  return `${fileName(artwork).padEnd(34)} ${sizes.map((size) => size.toFixed(1).padStart(7)).join(' ')}`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    columns: { type: 'string', default: '4' },
    cell: { type: 'string', default: '380' },
  },
})
const named = catalog.filter((artwork) =>
  positionals.some((name) => fileName(artwork).startsWith(name)),
)
const chosen = positionals.length > 0 ? named : catalog

if (values.sheet) {
  await contactSheets(chosen, Number(values.columns), Number(values.cell))
} else {
  await mkdir(`${root}${folder}`, { recursive: true })
  const isDrawn = (artwork: Artwork) =>
    formatsOf(artwork).every((format) => existsSync(`${pathOf(artwork)}.${format}`))
  const isWanted = (artwork: Artwork) => values.all || positionals.length > 0 || !isDrawn(artwork)
  console.log(`${'artwork'.padEnd(34)} avif kB webp kB`)
  for (const artwork of chosen) if (isWanted(artwork)) console.log(await write(artwork))
}

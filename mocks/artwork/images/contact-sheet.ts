import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { fileName, svgOf, type Artwork } from './artwork.ts'

const perSheet = 20

/** Lays images out side by side, as they are drawn now, in PNG sheets below `.cache/`. */
export async function contactSheets(
  images: readonly Artwork[],
  columns: number,
  cell: number,
): Promise<void> {
  await mkdir('.cache', { recursive: true })
  for (let from = 0; from < images.length; from += perSheet) {
    const part = images.slice(from, from + perSheet)
    const tiles = await Promise.all(
      part.map(async (artwork, nth) => ({
        input: await sharp(Buffer.from(svgOf(artwork)))
          .resize(cell, cell, { fit: 'contain', background: '#777777' })
          .png()
          .toBuffer(),
        left: (nth % columns) * (cell + 6),
        top: Math.floor(nth / columns) * (cell + 6),
      })),
    )
    const rows = Math.ceil(part.length / columns)
    const path = `.cache/sheet-${1 + from / perSheet}.png`
    await sharp({
      create: {
        width: columns * (cell + 6),
        height: rows * (cell + 6),
        channels: 3,
        background: '#777777',
      },
    })
      .composite(tiles)
      .png()
      .toFile(path)
    console.log(path, part.map(fileName).join(' '))
  }
}

import sharp from 'sharp'

const gap = 16
/** A tall page is cut into strips of this height, beside each other. */
const stripHeight = 2000
const scale = 0.5
const ground = '#777777'

interface Placed {
  input: Buffer
  width: number
  height: number
}

/** One picture of a page as strips of it, at half its size. */
async function stripsOf(path: string): Promise<Placed[]> {
  const { width, height } = await sharp(path).metadata()
  const strips: Placed[] = []
  for (let top = 0; top < height; top += stripHeight) {
    const part = Math.min(stripHeight, height - top)
    const size = { width: Math.round(width * scale), height: Math.max(1, Math.round(part * scale)) }
    const input = await sharp(path)
      .extract({ left: 0, top, width, height: part })
      .resize(size.width, size.height)
      .toBuffer()
    strips.push({ input, ...size })
  }
  return strips
}

/** Lays the pictures of one screen out, a row for each list of paths. @returns where the sheet went */
export async function contactSheet(rows: readonly string[][], to: string): Promise<string> {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  let top = gap
  let width = 0
  for (const row of rows) {
    let left = gap
    let height = 0
    for (const path of row) {
      for (const strip of await stripsOf(path)) {
        tiles.push({ input: strip.input, left, top })
        left += strip.width + gap
        height = Math.max(height, strip.height)
      }
    }
    width = Math.max(width, left)
    top += height + gap
  }
  await sharp({ create: { width, height: top, channels: 3, background: ground } })
    .composite(tiles)
    .png()
    .toFile(to)
  return to
}

import { between, seeded } from './seeded.ts'
import { cycle } from './text.ts'

const night = '#12142b'
const dusk = '#2b2a5b'
const lilac = '#8f83d8'
const coral = '#ff8a76'
const lantern = '#ffc24b'
const sea = '#2fa7a0'

type Random = () => number

function many(count: number, draw: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => draw(nth)).join('')
}

function svg(width: number, height: number, body: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`
}

/** A hill that rises out of the sea. */
function island(random: Random, width: number, shore: number, color: string): string {
  const middle = between(random, 0, width)
  const half = between(random, Math.round(width / 8), Math.round(width / 3))
  const peak = shore - Math.round(half * (0.3 + random() * 0.5))
  const curve = `Q${middle - half / 3} ${peak} ${middle} ${peak}T${middle + half} ${shore}`
  return `<path d="M${middle - half} ${shore}${curve}Z" fill="${color}"/>`
}

function light(random: Random, width: number, height: number): string {
  const [x, y] = [between(random, 0, width), between(random, 0, Math.round(height * 0.7))]
  const size = Math.max(2, Math.round(Math.min(width, height) * (0.006 + random() * 0.012)))
  return (
    `<circle cx="${x}" cy="${y}" r="${size * 3}" fill="${lantern}" opacity=".18"/>` +
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${lantern}"/>`
  )
}

/** Islands at dusk, lanterns over them, and the tiles of a puzzle in the water. */
export function drawScene(seed: string, width: number, height: number): string {
  const random = seeded(seed)
  const shore = Math.round(height * (0.62 + random() * 0.12))
  const sun = between(random, Math.round(width * 0.15), Math.round(width * 0.85))
  const tile = Math.round(Math.min(width, height) / 14)
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${night}"/><stop offset=".6" stop-color="${dusk}"/><stop offset="1" stop-color="${lilac}"/></linearGradient>`
  const tiles = many(7, (nth) => {
    const [x, y] = [between(random, 0, width), between(random, shore, height)]
    const color = cycle([sea, lilac, coral, lantern], nth)
    return `<rect x="${x}" y="${y}" width="${tile}" height="${tile}" rx="${Math.round(tile / 4)}" fill="${color}" opacity=".55"/>`
  })
  return svg(
    width,
    height,
    `<defs>${sky}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>` +
      `<circle cx="${sun}" cy="${shore}" r="${Math.round(tile * 2.4)}" fill="${coral}"/>` +
      many(4, (nth) => island(random, width, shore, nth % 2 === 0 ? dusk : night)) +
      `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${sea}" opacity=".8"/>` +
      tiles +
      many(12, () => light(random, width, height)),
  )
}

/** An emblem: a lantern, a tile or a moon on a round ground. */
export function drawIcon(seed: string, width: number, height: number): string {
  const random = seeded(seed)
  const ground = cycle([night, dusk, sea, lilac], between(random, 0, 3))
  const color = cycle([lantern, coral, '#ffffff'], between(random, 0, 2))
  const [x, y] = [width / 2, height / 2]
  const size = Math.min(width, height) / 4
  const turn = `transform="rotate(${between(random, 0, 90)} ${x} ${y})"`
  const figure = cycle(
    [
      `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size / 3}" fill="${color}" ${turn}/>`,
      `<circle cx="${x}" cy="${y}" r="${size}" fill="${color}"/><circle cx="${x + size / 2}" cy="${y - size / 3}" r="${size * 0.8}" fill="${ground}"/>`,
      `<path d="M${x} ${y - size}L${x + size} ${y + size}H${x - size}Z" fill="${color}" ${turn}/>`,
    ],
    between(random, 0, 2),
  )
  return svg(width, height, `<circle cx="${x}" cy="${y}" r="${x}" fill="${ground}"/>${figure}`)
}

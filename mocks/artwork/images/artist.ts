import { seeded } from '../../db/seeded.ts'
import { mix } from './color.ts'
import type { Mood } from './mood.ts'
import { circle } from './svg.ts'

/** A position in a gradient, its color and opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number]

/** One image in the making: its size, its chance, its colors and what its shapes are filled with. */
export interface Artist {
  w: number
  h: number
  /** A hundredth of the image's middle length: parts are measured in it. */
  u: number
  tall: boolean
  /** True for the hero of a page: its text is in the lower half. */
  wide: boolean
  mood: Mood
  range: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** A gradient across a shape; downwards where no direction is given. */
  linear: (stops: readonly Stop[], line?: readonly [number, number, number, number]) => string
  /** The gradient from one color to another. */
  fade: (from: string, to: string, line?: readonly [number, number, number, number]) => string
  radial: (stops: readonly Stop[], focus?: readonly [number, number]) => string
  /** The gradient of the whole image's coordinates. */
  across: (stops: readonly Stop[], line: readonly [number, number, number, number]) => string
  clip: (shape: string) => string
  /** A soft light. */
  glow: (x: number, y: number, r: number, color: string, strength?: number) => string
  /** `color` as seen through the air: 0 is near, 1 is lost in it. */
  far: (color: string, depth: number) => string
  defs: () => string
  /** Called with the box of each window. */
  onPane?: (box: readonly [number, number, number, number]) => void
}

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('')

function box([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  return `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
}

/** Takes a canvas of the given size; the same seed paints the same image. */
export function createArtist(seed: string, w: number, h: number, mood: Mood): Artist {
  const random = seeded(seed)
  const known = new Map<string, string>()
  const define = (tag: string, attributes: string, body: string) => {
    const key = `${tag} ${attributes}>${body}`
    const id = known.get(key) ?? `d${known.size}`
    known.set(key, id)
    return `url(#${id})`
  }
  const artist: Artist = {
    w,
    h,
    u: Math.sqrt(w * h) / 100,
    tall: h > w,
    wide: w > h * 2,
    mood,
    range: (low, high) => low + random() * (high - low),
    chance: (share) => random() < share,
    pick: (items) => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    linear: (stops, line = [0, 0, 0, 1]) => define('linearGradient', box(line), stopList(stops)),
    fade: (from, to, line) =>
      artist.linear(
        [
          [0, from],
          [1, to],
        ],
        line,
      ),
    radial: (stops, [fx, fy] = [0.5, 0.5]) =>
      define('radialGradient', `cx="${fx}" cy="${fy}" r="0.5"`, stopList(stops)),
    across: (stops, line) =>
      define('linearGradient', `gradientUnits="userSpaceOnUse" ${box(line)}`, stopList(stops)),
    clip: (shape) => define('clipPath', '', shape),
    glow: (x, y, r, color, strength = 0.7) =>
      circle(
        x,
        y,
        r,
        artist.radial([
          [0, color, strength],
          [0.25, color, strength * 0.5],
          [0.6, color, strength * 0.12],
          [1, color, 0],
        ]),
        'class="g"',
      ),
    far: (color, depth) => mix(color, mood.haze, depth),
    defs: () =>
      [...known]
        .map(([key, id]) => {
          const [tag = ''] = key.split(' ', 1)
          return `<${key.replace(' ', ` id="${id}" `)}</${tag}>`
        })
        .join(''),
  }
  return artist
}

/** The same canvas with the colors of another moment. */
export function toned(a: Artist, mood: Mood): Artist {
  return { ...a, mood, far: (color, depth) => mix(color, mood.haze, depth) }
}

import type { Mood } from './mood.ts'
import { createArtist, type Artist } from './artist.ts'
import { moods, type MoodName } from './moods.ts'

export interface Picture {
  /** The name without the size. */
  name: string
  w: number
  h: number
  mood: MoodName
  scene: Scene
  /** The file in the site, if it is the artwork of a page; all others are of the mock backend. */
  folder?: string | undefined
  /** True for a layer with a transparent ground. */
  isCutOut?: boolean
  /** The quality of the WebP file, 1 to 100: lower for a picture behind text, under a dark color. */
  quality?: number
  /** True for a layer that stays an SVG file. */
  isVector?: boolean
  /** The id of the drawing in its file, if pages take it from there with `<use>`. */
  part?: string
}

/** The drawing of a picture, for any size. */
export type Look = readonly [mood: MoodName, scene: Scene]
export type Scene = (a: Artist) => string

/** Returns the picture of that look. */
export function pictureOf(
  name: string,
  w: number,
  h: number,
  [mood, scene]: Look,
  folder?: string,
): Picture {
  return { name, w, h, mood, scene, folder }
}

/** The picture of a post: for lists, and for the head of its page. */
export const thumbnail = (name: string, look: Look): Picture[] => [
  pictureOf(name, 640, 360, look),
  pictureOf(name, 1280, 720, look),
]

/** Adds a flat color to each gradient without a transparent part, for browsers that find no gradients of another file. */
function withFlatColors(body: string, defs: string): string {
  const flat = new Map<string, string>()
  for (const [, id = '', stops = ''] of defs.matchAll(
    /<(?:linear|radial)Gradient id="(\w+)"[^>]*>(.*?)<\/(?:linear|radial)Gradient>/g,
  )) {
    const colors = [...stops.matchAll(/stop-color="([^"]+)"/g)].map(([, color = '']) => color)
    const middle = colors[Math.floor(colors.length / 2)]
    if (middle && !stops.includes('stop-opacity')) flat.set(id, middle)
  }
  return body.replaceAll(/"url\(#(\w+)\)"/g, (all, id: string) => {
    const color = flat.get(id)
    return color === undefined ? all : `"url(#${id}) ${color}"`
  })
}

/** The whole picture as SVG. */
export function svgOf({ name, w, h, mood, scene, part }: Picture): string {
  const colors: Mood = moods[mood]
  const artist = createArtist(name, w, h, colors)
  const drawing = scene(artist)
  const body = part ? `<g id="${part}">${withFlatColors(drawing, artist.defs())}</g>` : drawing
  const defs = body.includes('url(#') ? `<defs>${artist.defs()}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs}${body}</svg>`
}

export const fileName = ({ name, w, h }: Picture): string => `${name}-${w}x${h}`

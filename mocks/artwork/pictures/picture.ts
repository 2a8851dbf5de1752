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
  /** The formats of its files, if they are not those of its folder. */
  formats?: readonly ('avif' | 'webp')[]
  /** The size of the file, if it is not that of the drawing, and where in the drawing it begins. */
  file?: { w: number; h: number; x?: number }
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

/** The whole picture as SVG. */
export function svgOf({ name, w, h, mood, scene, file = { w, h } }: Picture): string {
  const colors: Mood = moods[mood]
  const artist = createArtist(name, w, h, colors)
  const body = scene(artist)
  const defs = body.includes('url(#') ? `<defs>${artist.defs()}</defs>` : ''
  const view = `${file.x ?? 0} 0 ${(file.w * h) / file.h} ${h}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${file.w}" height="${file.h}" viewBox="${view}">${defs}${body}</svg>`
}

export const fileName = ({ name, w, h, file = { w, h } }: Picture): string =>
  `${name}-${file.w}x${file.h}`

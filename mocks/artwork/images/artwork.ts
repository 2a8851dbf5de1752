import type { Mood } from './mood.ts'
import { createArtist, type Artist } from './artist.ts'
import { moods, type MoodName } from './moods.ts'

export interface Artwork {
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
  /** The quality of the WebP file, 1 to 100: lower for an image behind text, under a dark color. */
  quality?: number
  /** The quality of the AVIF file, if it is lower than the best within the limit. */
  avifQuality?: number
  /** True for a layer that stays an SVG file. */
  isVector?: boolean
  /** The formats of its files, if they are not those of its folder. */
  formats?: readonly ('avif' | 'webp')[]
  /** The size of the file, if it is not that of the drawing, and where in the drawing it begins. */
  file?: { w: number; h: number; x?: number }
}

/** The drawing of an image, for any size. */
export type Composition = readonly [mood: MoodName, scene: Scene]
export type Scene = (a: Artist) => string

/** Returns the image with that drawing. */
export function artworkOf(
  name: string,
  w: number,
  h: number,
  [mood, scene]: Composition,
  folder?: string,
): Artwork {
  return { name, w, h, mood, scene, folder }
}

/** The image of a post: for lists, and for the head of its page. */
export const thumbnail = (name: string, composition: Composition): Artwork[] => [
  artworkOf(name, 640, 360, composition),
  artworkOf(name, 1280, 720, composition),
]

/** The whole image as SVG. */
export function svgOf({ name, w, h, mood, scene, file = { w, h } }: Artwork): string {
  const colors: Mood = moods[mood]
  const artist = createArtist(name, w, h, colors)
  const body = scene(artist)
  const defs = body.includes('url(#') ? `<defs>${artist.defs()}</defs>` : ''
  const view = `${file.x ?? 0} 0 ${(file.w * h) / file.h} ${h}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${file.w}" height="${file.h}" viewBox="${view}">${defs}${body}</svg>`
}

export const fileName = ({ name, w, h, file = { w, h } }: Artwork): string =>
  `${name}-${file.w}x${file.h}`

import type { Artist } from './artist.ts'
import { mix } from './color.ts'
import { artworkOf, type Composition, type Artwork, type Scene } from './artwork.ts'
import { clockTown } from './scenes/clock-town.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { harbor } from './scenes/harbor.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { pianoJetty } from './scenes/piano-jetty.ts'
import { songStage } from './scenes/song-stage.ts'
import { starBeach } from './scenes/star-beach.ts'
import { waveLibrary } from './scenes/wave-library.ts'
import { group, many, rect } from './svg.ts'

/** A wall along the lower edge, to stand on. */
function parapet(a: Artist): string {
  const [top, brick] = [a.h * 0.84, a.u * 7]
  const [lit, shade] = a.mood.land
  return (
    rect([-9, top, a.w + 18, a.h], 0, mix(shade, a.mood.ink, 0.3)) +
    many(a.w / brick + 2, (nth) =>
      many(3, (row) =>
        rect(
          [(nth - (row % 2) / 2) * brick, top + a.u * (2.6 + row * 4.2), brick * 0.94, a.u * 3.8],
          a.u * 0.7,
          mix(shade, lit, 0.08 + 0.07 * ((nth * 2 + row) % 3)),
        ),
      ),
    ) +
    rect(
      [-9, top - a.u * 1.2, a.w + 18, a.u * 3],
      a.u * 0.8,
      a.fade(mix(lit, a.mood.light, 0.3), shade),
    )
  )
}

/** The night of the site, in which each house ends. */
const night = '#12142b'

/** From left to right. */
const mirrored = (a: Artist, scene: string) =>
  group(scene, `transform="translate(${a.w} 0) scale(-1 1)"`)

/**
 * A house as the ground of a screen: light behind the member, who stands on the right of a wide cut and in the middle
 * of a tall one, and night where the words are.
 */
const ground =
  (color: string, scene: Scene): Scene =>
  (a) =>
    scene(a) +
    rect([0, 0, a.w, a.h], 0, night, 'opacity=".16"') +
    a.glow(a.w * (a.tall ? 0.5 : 0.73), a.h * 0.5, a.u * (a.tall ? 62 : 50), color, 0.26) +
    (a.tall
      ? ''
      : rect(
          [0, 0, a.w, a.h],
          0,
          a.linear(
            [
              [0.06, night, 0.9],
              [0.34, night, 0.66],
              [0.58, night, 0],
            ],
            [0, 0, 1, 0],
          ),
        )) +
    rect(
      [0, a.h * 0.76, a.w, a.h * 0.24 + 1],
      0,
      a.linear([
        [0, night, 0],
        [0.4, night, 0.3],
        [1, night],
      ]),
    )

/** Night behind the header, in front of bright panes and books. */
const dusk = (a: Artist) =>
  rect(
    [0, 0, a.w, a.h * 0.3],
    0,
    a.linear([
      [0, night, 0.85],
      [0.5, night, 0.5],
      [1, night, 0],
    ]),
  )

/** The houses of the members. A browser without AVIF shows the WebP of phones on all screens. */
const houses: Record<string, Composition> = {
  pado: ['dusk', ground('#2fa7a0', (a) => mirrored(a, waveLibrary(a, 'dusk', 1)) + dusk(a))],
  dalbo: ['night', ground('#a79ce6', (a) => clockTown(a, 3) + parapet(a))],
  moru: ['room', ground('#ffc24b', (a) => kitchen(a, 'dusk', 1))],
  byol: ['night', ground('#7468dd', (a) => starBeach(a, 0))],
  ipsae: ['festival', ground('#8ad48f', (a) => greenhouseInside(a, 0) + dusk(a))],
}

/** The covers of the songs, in the order of the page: in the list, and on the player. */
const covers: readonly Composition[] = [
  ['dawn', (a) => lighthouseHill(a, 1)],
  ['festival', (a) => harbor(a, 1)],
  ['ember', (a) => pianoJetty(a)],
  ['aurora', (a) => songStage(a, 1)],
]

export const groupArt: Artwork[] = [
  ...Object.entries(houses).flatMap(([member, composition]) => [
    {
      ...artworkOf(`house-${member}`, 1920, 1080, composition, 'src/features/members/art'),
      formats: ['avif'] as const,
    },
    {
      ...artworkOf(`house-${member}`, 1080, 1400, composition, 'src/features/members/art'),
      formats: ['avif', 'webp'] as const,
      quality: 40,
    },
  ]),
  ...covers.flatMap((composition, nth) =>
    [320, 720].map((size) =>
      Object.assign(
        artworkOf(`cover-${nth + 1}`, 320, 320, composition, 'src/features/music/art'),
        { file: { w: size, h: size } },
      ),
    ),
  ),
]

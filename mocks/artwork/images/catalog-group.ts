import type { Artist } from './artist.ts'
import { mix } from './color.ts'
import { artworkOf, type Composition, type Artwork } from './artwork.ts'
import { clockTown } from './scenes/clock-town.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { harbor } from './scenes/harbor.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { pianoJetty } from './scenes/piano-jetty.ts'
import { songStage } from './scenes/song-stage.ts'
import { starBeach } from './scenes/star-beach.ts'
import { waveLibrary } from './scenes/wave-library.ts'
import { many, rect } from './svg.ts'

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

/** The houses of the members. Where the member stands and what the text covers is set by the page. */
const houses: Record<string, Composition> = {
  pado: ['dusk', (a) => waveLibrary(a, 'dusk', 1)],
  dalbo: ['night', (a) => clockTown(a, 0) + parapet(a)],
  moru: ['room', (a) => kitchen(a, 'dusk', 1)],
  byol: ['night', (a) => starBeach(a, 0)],
  ipsae: ['lilac', (a) => greenhouseInside(a, 0)],
}

/** The covers of the songs, in the order of the page. */
const covers: readonly Composition[] = [
  ['dawn', (a) => lighthouseHill(a, 1)],
  ['festival', (a) => harbor(a, 1)],
  ['ember', (a) => pianoJetty(a)],
  ['aurora', (a) => songStage(a, 1)],
]

export const groupArt: Artwork[] = [
  ...Object.entries(houses).flatMap(([member, composition]) => [
    artworkOf(`house-${member}`, 1600, 720, composition, 'src/features/members/art'),
    artworkOf(`house-${member}`, 780, 560, composition, 'src/features/members/art'),
  ]),
  ...covers.map((composition, nth) =>
    artworkOf(`cover-${nth + 1}`, 320, 320, composition, 'src/features/music/art'),
  ),
]

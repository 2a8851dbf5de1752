import type { Artist } from './artist.ts'
import { darker, lighter } from './color.ts'
import { flatTile } from './parts/flat-tiles.ts'
import { house } from './parts/houses.ts'
import { lantern } from './parts/lanterns.ts'
import { tree } from './parts/plants.ts'
import { sign } from './parts/tiles.ts'
import type { Picture, Scene } from './picture.ts'
import { seabed } from './scenes/seabed.ts'
import { circle } from './svg.ts'

/** The same scene in a light of its own, which ends within the picture. */
const inLight =
  (scene: Scene): Scene =>
  (a) =>
    a.glow(64, 64, 62, '#ffc24b', 0.55) + scene({ ...a, glow: () => '' })

const lanterns = (a: Artist) =>
  lantern(a, 30, 40, 21, '#ff9a7a') +
  lantern(a, 98, 40, 21, '#b9a4ff') +
  lantern(a, 64, 16, 32, '#ffc24b')

const shells = (a: Artist) =>
  sign('shell', 62, 67, 84, darker('#ff8a76', 0.4)) +
  sign('shell', 62, 62, 84, a.fade('#ffe3d8', '#ff8a76')) +
  circle(
    96,
    96,
    15,
    a.radial(
      [
        [0, '#ffffff'],
        [0.6, '#eae4ff'],
        [1, '#a79ce6'],
      ],
      [0.4, 0.36],
    ),
  )

const decoration = (a: Artist) =>
  flatTile(a, 64, 84, 66, 13, '#4fb38a') +
  tree(a, 34, 88, 40, 0, '#ff9ab4') +
  house(a, 70, 94, 58) +
  sign('star', 106, 28, 20, lighter('#ffc24b', 0.3))

const lamp = { name: 'lantern', w: 240, h: 240, folder: 'src/ui/media/art' }
const reward = { w: 128, h: 128, folder: 'src/features/heart-event/art' }
const vector = { mood: 'festival', isVector: true } as const

/** Drawings that stay vectors: the lit lantern of the ropes, 64 wide, the rewards of events, and the seabed of the footer. */
export const signs: Picture[] = [
  { ...vector, ...lamp, scene: (a) => lantern(a, 120, 82, 32, '#ffc24b') },
  { ...vector, ...reward, name: 'reward-lanterns', scene: inLight(lanterns) },
  { ...vector, ...reward, name: 'reward-shells', scene: inLight(shells) },
  { ...vector, ...reward, name: 'reward-decoration', scene: inLight(decoration) },
  { ...vector, name: 'seabed', w: 1920, h: 340, folder: 'src/layouts/footer/art', scene: seabed },
]

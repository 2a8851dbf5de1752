import { readFileSync } from 'node:fs'
import type { Artist } from './artist.ts'
import { lighter } from './color.ts'
import { boat } from './parts/boats.ts'
import { flatTile } from './parts/flat-tiles.ts'
import { house } from './parts/houses.ts'
import { darkLantern, lantern } from './parts/lanterns.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { tree } from './parts/plants.ts'
import { scallop } from './parts/scallop.ts'
import { sparkle } from './parts/sky.ts'
import { glyphAt } from './parts/tiles.ts'
import type { Artwork, Scene } from './artwork.ts'
import { seabed } from './scenes/seabed.ts'
import { circle, ellipse } from './svg.ts'

/** The same scene in a light of its own, which ends within the image. */
const inLight =
  (scene: Scene): Scene =>
  (a) =>
    a.glow(64, 64, 62, '#ffc24b', 0.55) + scene({ ...a, glow: () => '' })

const lanterns = (a: Artist) =>
  lantern(a, 30, 40, 21, '#ff9a7a') +
  lantern(a, 98, 40, 21, '#b9a4ff') +
  lantern(a, 64, 16, 32, '#ffc24b')

const shells = (a: Artist) =>
  ellipse([64, 110], [46, 7], '#140a34', 'opacity=".4"') +
  scallop(a, 64, 67, 100, '#ff8a76') +
  circle(
    93,
    99,
    15,
    a.radial(
      [
        [0, '#ffffff'],
        [0.6, '#eae4ff'],
        [1, '#a79ce6'],
      ],
      [0.4, 0.36],
    ),
  ) +
  sparkle(100, 30, 8, '#fff6dc') +
  sparkle(24, 28, 5, '#fff6dc')

const decoration = (a: Artist) =>
  flatTile(a, 64, 78, 66, 13, '#4fb38a') +
  tree(a, 34, 82, 42, 0, '#ff9ab4') +
  house(a, 70, 88, 60) +
  glyphAt('star', 106, 24, 20, lighter('#ffc24b', 0.3))

/** Decorations of other events. */
const heart = (a: Artist) =>
  flatTile(a, 64, 84, 66, 13, '#d65f8c') +
  glyphAt('heart', 64, 50, 82, '#ff9db4') +
  lantern(a, 64, 36, 15, '#ffc24b') +
  sparkle(108, 30, 8, '#fff6dc')

const sailboat = (a: Artist) =>
  flatTile(a, 64, 84, 66, 13, '#3f86cf') +
  boat(a, 62, 92, 66, '#fff3dc') +
  lantern(a, 104, 44, 9, '#ffc24b') +
  glyphAt('star', 24, 28, 16, lighter('#ffc24b', 0.3))

const lookout = (a: Artist) =>
  flatTile(a, 64, 84, 66, 13, '#8a7ae0') +
  tree(a, 32, 88, 36, 0, '#ff9ab4') +
  lighthouse(a, 70, 92, 76) +
  glyphAt('heart', 106, 30, 20, '#ff9db4')

/** Small and next to others: its caps are light, and its light ends within the image. */
const stamp = ({ mood, ...a }: Artist) =>
  lantern({ ...a, mood: { ...mood, ink: '#ffe2a4' } }, 30, 5, 22, '#ffc24b', 1.36)

const lamp = { name: 'lantern', w: 240, h: 240, folder: 'src/ui/media/art' }
const reward = { w: 128, h: 128, folder: 'src/features/heart-event/art' }
const vector = { mood: 'festival', isVector: true } as const

/** Drawings that stay vectors: the lit lantern of the ropes, 64 wide, the rewards of events and their stamps. */
export const categoryIcons: Artwork[] = [
  { ...vector, ...lamp, scene: (a) => lantern(a, 120, 82, 32, '#ffc24b') },
  { ...vector, ...lamp, name: 'lantern-out', scene: (a) => darkLantern(a, 120, 82, 32) },
  {
    ...vector,
    ...reward,
    name: 'stamp',
    w: 60,
    h: 72,
    scene: stamp,
  },
  { ...vector, ...reward, name: 'reward-lanterns', scene: inLight(lanterns) },
  { ...vector, ...reward, name: 'reward-shells', scene: inLight(shells) },
  { ...vector, ...reward, name: 'reward-decoration', scene: inLight(decoration) },
  { ...vector, ...reward, name: 'reward-heart', scene: inLight(heart) },
  { ...vector, ...reward, name: 'reward-boat', scene: inLight(sailboat) },
  { ...vector, ...reward, name: 'reward-lighthouse', scene: inLight(lookout) },
]

/** The icons of the menu, side by side in one file. */
export const menuIcons: Artwork[] = [
  {
    name: 'menu-icons',
    w: 576,
    h: 48,
    mood: 'festival',
    scene: () => readFileSync(new URL('../icons/menu.svg', import.meta.url), 'utf8'),
    folder: 'src/layouts/navigation/art',
    isCutOut: true,
    quality: 64,
    file: { w: 1152, h: 96 },
  },
]

const ground = {
  name: 'seabed',
  w: 1920,
  h: 340,
  mood: 'festival',
  scene: seabed,
  folder: 'src/layouts/footer/art',
  isCutOut: true,
} as const

/** The seabed of the footer. A phone, where it is 180 px high, has what is around the lighthouse. */
export const seabeds: Artwork[] = [
  { ...ground, file: { w: 2400, h: 425 } },
  { ...ground, file: { w: 1280, h: 360, x: 377 } },
]

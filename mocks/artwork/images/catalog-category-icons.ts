import { readFileSync } from 'node:fs'
import type { Artist } from './artist.ts'
import { darkLantern, lantern } from './parts/lanterns.ts'
import { scallop } from './parts/scallop.ts'
import { sparkle } from './parts/sky.ts'
import { tile } from './parts/tiles.ts'
import type { Artwork, Scene } from './artwork.ts'
import { lanternBoat } from './scenes/prize-boat.ts'
import { byMoon, inClouds, onWater } from './scenes/prize-grounds.ts'
import { heartOfLights } from './scenes/prize-heart.ts'
import { houseOfFireworks } from './scenes/prize-house.ts'
import { lookout } from './scenes/prize-lighthouse.ts'
import { seabed } from './scenes/seabed.ts'
import { circle, ellipse, placed } from './svg.ts'

/** The same scene in a light of its own, which ends within the image. */
const inLight =
  (scene: Scene): Scene =>
  (a) =>
    a.glow(64, 64, 62, '#ffc24b', 0.55) + scene({ ...a, glow: () => '' })

type Colors = readonly [string, string, string]

const lanterns =
  ([left, right, middle]: Colors = ['#ff9a7a', '#b9a4ff', '#ffc24b']): Scene =>
  (a) =>
    lantern(a, 30, 40, 21, left) + lantern(a, 98, 40, 21, right) + lantern(a, 64, 16, 32, middle)

const pearl = (a: Artist, x: number, y: number, r: number) =>
  circle(
    x,
    y,
    r,
    a.radial(
      [
        [0, '#ffffff'],
        [0.6, '#eae4ff'],
        [1, '#a79ce6'],
      ],
      [0.4, 0.36],
    ),
  )

const shells =
  (color = '#ff8a76'): Scene =>
  (a) =>
    ellipse([64, 110], [46, 7], '#140a34', 'opacity=".4"') +
    scallop(a, 64, 67, 100, color) +
    pearl(a, 93, 99, 15) +
    sparkle(100, 30, 8, '#fff6dc') +
    sparkle(24, 28, 5, '#fff6dc')

/** A heart whose tip is at a point. */
const heart = (a: Artist, [x, y]: readonly [number, number], size: number, fill: string) => {
  const shape =
    'M0 0C-34 -24 -48 -44 -40 -64C-33 -81 -10 -82 0 -63C10 -82 33 -81 40 -64C48 -44 34 -24 0 0Z'
  const light = a.radial(
    [
      [0, '#ffe9ee'],
      [0.4, fill],
      [1, '#c2447c'],
    ],
    [0.34, 0.26],
  )
  return placed(
    `<path d="${shape}" fill="#7d2a63" transform="translate(0 5)"/><path d="${shape}" fill="${light}"/>` +
      '<ellipse cx="-21" cy="-60" rx="9" ry="6" fill="#fff" opacity=".7" transform="rotate(-32 -21 -60)"/>',
    x,
    y,
    size,
  )
}

const hearts = (a: Artist) =>
  ellipse([64, 112], [50, 8], '#140a34', 'opacity=".4"') +
  heart(a, [34, 74], 0.5, '#c79ae0') +
  heart(a, [100, 70], 0.46, '#ffb06a') +
  heart(a, [64, 110], 0.96, '#ff7d9c') +
  sparkle(108, 22, 8, '#fff6dc') +
  sparkle(22, 24, 5, '#fff6dc')

/** Twice as many. */
const manyLanterns = (a: Artist) =>
  lantern(a, 34, 10, 19, '#b9a4ff') +
  lantern(a, 94, 10, 19, '#ff9a7a') +
  lantern(a, 22, 58, 20, '#ff9a7a') +
  lantern(a, 106, 58, 20, '#b9a4ff') +
  lantern(a, 64, 28, 30, '#ffc24b')

const manyShells = (a: Artist) =>
  ellipse([64, 112], [58, 9], '#140a34', 'opacity=".4"') +
  scallop(a, 64, 44, 74, '#ffb06a') +
  scallop(a, 34, 82, 66, '#c79ae0', -12) +
  scallop(a, 88, 80, 76, '#ff8a76', 8) +
  pearl(a, 60, 104, 11) +
  pearl(a, 112, 106, 9) +
  sparkle(110, 24, 8, '#fff6dc') +
  sparkle(18, 34, 5, '#fff6dc')

const lamp = { name: 'lantern', w: 240, h: 240, folder: 'src/ui/media/art' }
const reward = { w: 128, h: 128, folder: 'src/features/heart-event/art' }
const vector = { mood: 'festival', isVector: true } as const
/** Tiles of the game. */
const stamp = { ...vector, ...reward, w: 60, h: 66 }

/** Drawings that stay vectors: the lit lantern of the ropes, 64 wide, small rewards of events and their stamps. */
export const categoryIcons: Artwork[] = [
  { ...vector, ...lamp, scene: (a) => lantern(a, 120, 82, 32, '#ffc24b') },
  { ...vector, ...lamp, name: 'lantern-out', scene: (a) => darkLantern(a, 120, 82, 32) },
  { ...stamp, name: 'stamp-note', scene: (a) => tile(a, 30, 30, 52, '#2fa7a0', 'note') },
  { ...stamp, name: 'stamp-heart', scene: (a) => tile(a, 30, 30, 52, '#8f83d8', 'heart') },
  { ...stamp, name: 'stamp-star', scene: (a) => tile(a, 30, 30, 52, '#e8902f', 'star') },
  { ...vector, ...reward, name: 'reward-lanterns', scene: inLight(lanterns()) },
  { ...vector, ...reward, name: 'reward-shells', scene: inLight(shells()) },
  { ...vector, ...reward, name: 'reward-hearts', scene: inLight(hearts) },
  { ...vector, ...reward, name: 'reward-lanterns-many', scene: inLight(manyLanterns) },
  { ...vector, ...reward, name: 'reward-shells-many', scene: inLight(manyShells) },
  {
    ...vector,
    ...reward,
    name: 'reward-lanterns-lilac',
    scene: inLight(lanterns(['#8fe0a4', '#ff9fb0', '#b9a4ff'])),
  },
  { ...vector, ...reward, name: 'reward-shells-lilac', scene: inLight(shells('#b58ae6')) },
  {
    ...vector,
    ...reward,
    name: 'reward-lanterns-rose',
    scene: inLight(lanterns(['#ffc24b', '#7fdcd5', '#ff8a9a'])),
  },
  { ...vector, ...reward, name: 'reward-shells-rose', scene: inLight(shells('#ffb43c')) },
]

/** The decorations that events have as their prize. The heart is one of five cards alike, without a place. */
export const prizes: Artwork[] = (
  [
    ['house', 960, byMoon(houseOfFireworks)],
    ['heart', 720, (a) => placed(heartOfLights(a), 0, 0, 2)],
    ['boat', 960, onWater(lanternBoat)],
    ['lighthouse', 960, inClouds(lookout)],
  ] satisfies [name: string, w: number, scene: Scene][]
).map(([name, w, scene]) => ({
  name: `reward-${name}`,
  w,
  h: 720,
  mood: 'festival',
  scene,
  folder: reward.folder,
  isCutOut: true,
  formats: ['avif'],
}))

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

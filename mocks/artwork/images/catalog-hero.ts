import type { Artist } from './artist.ts'
import type { Artwork } from './artwork.ts'
import { streaks } from './parts/clouds.ts'
import { farIslands } from './parts/hills.ts'
import { lampTrail, sea, waves } from './parts/sea.ts'
import { deck } from './parts/show.ts'
import { horizonLight, sky, stars } from './parts/sky.ts'
import { litIsland } from './scenes/lit-island.ts'
import { circle, ellipse, many, n } from './svg.ts'

const folder = 'src/features/home/scene/art'
const shared = 'src/ui/media/art'

/** The sky, the far islands and the sea; everything else is a layer above. */
function night(a: Artist, horizonAt: number, islandX: number): string {
  const horizon = a.h * horizonAt
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.85, a.tall ? 150 : 190) +
    horizonLight(a, a.w * islandX, horizon, 0.8) +
    streaks(a, horizon * 0.7, horizon * 0.96, 8) +
    farIslands(a, horizon, 6, 0.45) +
    sea(a, horizon) +
    lampTrail(a, a.w * islandX, horizon + 10, a.u * 22, '#ffca58') +
    (a.tall ? '' : lampTrail(a, a.w * 0.2, horizon + 6, a.u * 16, '#ff8a76')) +
    waves(a, horizon, 7)
  )
}

const memberColors = ['#2fa7a0', '#a79ce6', '#ff8a76', '#7468dd', '#8ad48f']

/** A burst of tapered sparks: one ray, turned and scaled. */
function burst(a: Artist): string {
  const fill = a.across(
    [
      [0.1, '#ffc24b', 0],
      [0.6, '#ffc24b', 0.7],
      [1, '#fff8e4', 1],
    ],
    [0, 0, 0, -180],
  )
  const rays = many(44, (nth) => {
    const turn = (nth * 360) / 44 + a.range(-2, 2)
    return `<use href="#r" transform="rotate(${n(turn)}) scale(${Math.round(a.range(0.7, 1) * 100) / 100})"/>`
  })
  const sparks = many(26, () => {
    const [turn, far] = [a.range(0, 6.28), a.range(50, 165)]
    return circle(Math.cos(turn) * far, Math.sin(turn) * far, a.range(0.8, 2.2), '#fff3d0')
  })
  return `<g transform="translate(200 200)"><defs><path id="r" d="M0-34Q.6-120 1.700-172Q0-188-1.700-172Q-.6-120 0-34Z" fill="${fill}"/></defs>${a.glow(0, 0, 200, '#ffc24b', 0.34)}${rays}${sparks}</g>`
}

/** Light on a stage. */
const light = (a: Artist, x: number, y: number, rx: number, ry: number) =>
  ellipse(
    [x, y],
    [rx, ry],
    a.radial([
      [0, '#ffe6b0', 0.22],
      [0.4, '#ffe6b0', 0.07],
      [1, '#ffe6b0', 0],
    ]),
  )

/** The layers of the main page's own scene. A browser without AVIF shows the WebP of phones on all screens. */
export const heroLayers: Artwork[] = [
  {
    name: 'hero-sky',
    mood: 'festival',
    folder,
    formats: ['avif'],
    w: 2400,
    h: 1350,
    scene: (a: Artist) => night(a, 0.62, 0.68),
  },
  {
    name: 'hero-sky',
    mood: 'festival',
    folder,
    formats: ['avif', 'webp'],
    w: 1080,
    h: 1800,
    scene: (a: Artist) => night(a, 0.5, 0.5),
  },
  {
    name: 'island',
    mood: 'festival',
    folder: shared,
    formats: ['avif'],
    w: 1500,
    h: 980,
    isCutOut: true,
    scene: litIsland,
  },
  {
    name: 'island',
    mood: 'festival',
    folder: shared,
    formats: ['avif', 'webp'],
    w: 900,
    h: 588,
    isCutOut: true,
    scene: litIsland,
  },
  // Joins the scene once the browser is idle. The few supported browsers without AVIF go without it.
  {
    name: 'hero-firework',
    mood: 'festival',
    folder,
    formats: ['avif'],
    w: 400,
    h: 400,
    isCutOut: true,
    scene: burst,
  },
  {
    name: 'hero-stage',
    mood: 'festival',
    folder,
    formats: ['avif', 'webp'],
    w: 900,
    h: 210,
    isCutOut: true,
    quality: 50,
    file: { w: 1200, h: 280 },
    scene: (a: Artist) => deck(a, 450, 100, 780, memberColors) + light(a, 450, 100, 350, 96),
  },
  // Of phones: the second row of members is on a step behind the first.
  {
    name: 'hero-stage',
    mood: 'festival',
    folder,
    formats: ['webp'],
    w: 1200,
    h: 484,
    isCutOut: true,
    quality: 40,
    file: { w: 960, h: 387 },
    scene: (a: Artist) =>
      deck(a, 600, 308, 1160, memberColors) +
      light(a, 600, 318, 420, 76) +
      deck(a, 600, 70, 760, memberColors) +
      light(a, 600, 70, 340, 52),
  },
]

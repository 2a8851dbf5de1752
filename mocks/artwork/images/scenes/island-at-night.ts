import type { Artist } from '../artist.ts'
import { fireworks, type Burst } from '../parts/fireworks.ts'
import { farIslands } from '../parts/hills.ts'
import type { Ground, Plant } from '../parts/land.ts'
import { sea, waves } from '../parts/sea.ts'
import { sky, stars } from '../parts/sky.ts'
import { plantsOf, standing } from './islands.ts'

interface IslandNight {
  horizon: number
  ground: Ground
  /** Draws the highest step. */
  crown: Plant
  bursts?: readonly Burst[]
  /** How far down the colors of the sky, and the stars, reach; how many stars. */
  skyEnd?: number
  starsEnd: number
  starCount: number
  /** How far away the other islands are. */
  haze?: number
  bands?: number
  /** Draws what is in the sky, behind the fireworks. */
  behind?: () => string
  /** The canvas of the island, if its colors are others. */
  on?: Artist
}

/** An inhabited island in the sea under stars and fireworks, with its likeness in the water. */
export function islandAtNight(a: Artist, night: IslandNight): string {
  const { horizon, on = a, bursts = [], haze = 0.45, bands = 7 } = night
  const { land, water } = standing(on, night.ground, plantsOf(on, 'village'), night.crown)
  const show = fireworks(a, bursts, horizon)
  return (
    sky(a, night.skyEnd ?? horizon) +
    stars(a, night.starsEnd, night.starCount) +
    (night.behind?.() ?? '') +
    show.above +
    farIslands(a, horizon, 5, haze) +
    sea(a, horizon) +
    show.mirrored +
    water +
    waves(a, horizon, bands) +
    land
  )
}

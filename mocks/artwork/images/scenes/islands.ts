import type { Artist } from '../artist.ts'
import { island, type Ground, type Plant } from '../parts/land.ts'
import { house } from '../parts/houses.ts'
import { bush, pine, tree } from '../parts/plants.ts'
import { foam, mirrored } from '../parts/sea.ts'
import { group, rect } from '../svg.ts'

/** Draws the plants and buildings of an island of the given kind. */
export function plantsOf(
  a: Artist,
  kind: 'village' | 'wood' | 'garden' | 'bare',
  bloom = '#f79ab8',
): Plant[] {
  const home: Plant = (x, y, step, depth) => house(a, x, y, step, depth)
  const wood: Plant = (x, y, step, depth) => pine(a, x, y, step, depth)
  const round: Plant = (x, y, step, depth) => tree(a, x, y, step, depth)
  const blossom: Plant = (x, y, step, depth) => tree(a, x, y, step, depth, bloom)
  const low: Plant = (x, y, step, depth) => bush(a, x, y, step, depth)
  return {
    village: [home, home, home, wood, round, low],
    wood: [wood, wood, wood, round, low],
    garden: [blossom, blossom, round, low, low],
    bare: [low, wood, low],
  }[kind]
}

/** An island and what stands before it, with their likeness in the water. */
export function standing(
  a: Artist,
  ground: Ground,
  plants: readonly Plant[],
  crown?: Plant,
  opacity = 0.38,
  before: (shore: number) => string = () => '',
): { land: string; water: string } {
  // The doors of the lowest terrace are above the water.
  const shore = ground.y + ground.step * 0.36
  const above = a.clip(rect([0, 0, a.w, shore], 0, '#fff'))
  const land = group(island(a, ground, plants, crown) + before(shore), `clip-path="${above}"`)
  return {
    land: land + foam(a, ground.x, shore, ground.width * 0.95),
    water: mirrored(a, land, shore, opacity, 0.55),
  }
}

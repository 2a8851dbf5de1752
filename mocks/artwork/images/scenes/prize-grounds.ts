import { toned } from '../artist.ts'
import type { Scene } from '../artwork.ts'
import { moods } from '../moods.ts'
import { cloud, cloudBank } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { glitter, lampTrail, sea, waves } from '../parts/sea.ts'
import { flight } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { group, placed, rect } from '../svg.ts'

/** A prize before the place of its event, which ends in the color of the card. */
const before =
  (ground: Scene) =>
  (prize: Scene): Scene =>
  (a) => {
    const fade = rect(
      [0, 0, a.w, a.h],
      0,
      a.linear([
        [0.6, '#fff'],
        [0.98, '#000'],
      ]),
    )
    return (
      `<mask id="fade">${fade}</mask>` +
      group(ground(a), 'mask="url(#fade)"') +
      // The drawing is half as large.
      placed(prize(a), (a.w - 720) / 2, 0, 2)
    )
  }

/** Sky lanterns rise over the sea. */
export const onWater = before((a) => {
  const horizon = a.h * 0.5
  return (
    sky(a, horizon * 1.1) +
    stars(a, horizon * 0.7, 40) +
    horizonLight(a, a.w * 0.5, horizon, 0.6) +
    farIslands(a, horizon, 4, 0.4) +
    flight(a, a.w * 0.5, horizon, a.w * 1.1, horizon * 0.9, 14, a.u * 2.4) +
    sea(a, horizon) +
    lampTrail(a, a.w * 0.12, horizon + a.u, a.u * 20) +
    lampTrail(a, a.w * 0.88, horizon + a.u, a.u * 24) +
    waves(a, horizon, 5)
  )
})

/** High above a sea of clouds. */
export const inClouds = before((on) => {
  const a = toned(on, moods.lilac)
  return (
    sky(a, a.h * 1.5) +
    stars(a, a.h * 0.6, 60) +
    cloud(a, a.w * 0.14, a.h * 0.44, a.u * 24, 0.5) +
    cloud(a, a.w * 0.92, a.h * 0.5, a.u * 20, 0.4) +
    cloudBank(a, a.h * 0.68, 0.85, 8)
  )
})

/** The sea in the light of the moon. */
export const byMoon = before((a) => {
  const horizon = a.h * 0.58
  return (
    sky(a, horizon * 1.1) +
    stars(a, horizon * 0.8, 60) +
    orb(a, a.w * 0.1, a.h * 0.24, a.u * 5) +
    horizonLight(a, a.w * 0.5, horizon, 0.6) +
    farIslands(a, horizon, 4, 0.4) +
    sea(a, horizon) +
    glitter(a, a.w * 0.1, horizon, a.u * 9) +
    waves(a, horizon, 5)
  )
})

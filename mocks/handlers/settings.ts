import { heartEventApi } from '#features/heart-event/heart-event.schema.ts'
import { musicApi } from '#features/music/music.schema.ts'
import { policyApi } from '#features/policy/policy.schema.ts'
import { footerApi } from '#layouts/footer/footer.schema.ts'
import { file, found, ok, post, postEmpty, type EndpointHandler } from '../respond.ts'
import type { World } from '../world.ts'

/** Reads own properties only: a page named `constructor` does not exist. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** Music, footer, policies, pages and the heart count. */
export function settingsHandlers(world: World): EndpointHandler[] {
  return [
    post(musicApi().tracks, ({ body }) => ok(entry(world.content().tracks, body.code) ?? [])),
    postEmpty(footerApi().list, () => ok(world.content().footer)),
    // The order is not specified: the oldest version is in the middle, so that no client relies on it.
    ...(['privacy-policy', 'terms'] as const).map((name) =>
      post(policyApi()[name], () => {
        const versions = world.content().policies[name]
        return ok([...versions.slice(2), ...versions.slice(0, 2)])
      }),
    ),
    post(policyApi().text, ({ body, params }) => {
      const { pages } = world.content().local[body.lang]
      const name = body.idx === undefined ? params.page : `${params.page}/${body.idx}`
      return found(entry(pages, name ?? ''))
    }),
    file(heartEventApi().hearts, () => world.content().hearts),
  ]
}

import { heartEventApi } from '#features/heart-event/heart-event.schema.ts'
import { musicApi } from '#features/music/music.schema.ts'
import { policyApi } from '#features/policy/policy.schema.ts'
import { footerApi } from '#layouts/footer/footer.schema.ts'
import { file, found, ok, post, postEmpty, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

/** Reads own properties only: a page named `constructor` does not exist. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** Music, footer, policies, pages and the heart count. */
export function settingsHandlers(state: MockState): EndpointHandler[] {
  return [
    post(musicApi().tracks, ({ body }) => ok(entry(state.content().tracks, body.code) ?? [])),
    postEmpty(footerApi().list, () => ok(state.content().footer)),
    // The order is not specified: the oldest version is in the middle, so that no client relies on it.
    ...(['privacy-policy', 'terms'] as const).map((name) =>
      post(policyApi()[name], () => {
        const versions = state.content().policies[name]
        return ok([...versions.slice(2), ...versions.slice(0, 2)])
      }),
    ),
    post(policyApi().text, ({ body, params }) => {
      const { pages } = state.content().local[body.lang]
      const name = body.idx === undefined ? params.page : `${params.page}/${body.idx}`
      return found(entry(pages, name ?? ''))
    }),
    file(heartEventApi().hearts, () => state.content().hearts),
  ]
}

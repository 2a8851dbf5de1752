import type { HttpHandler } from 'msw'
import { Localized, MusicQuery, PageQuery } from '../requests.ts'
import { found, ok, post, postEmpty } from '../respond.ts'
import type { World } from '../world.ts'

/** Reads own properties only: a page named `constructor` does not exist. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** Music, footer, policies and pages. */
export function settingsHandlers(world: World): HttpHandler[] {
  return [
    post('/api/setting/bgm', MusicQuery, ({ body }) =>
      ok(entry(world.content().tracks, body.code) ?? []),
    ),
    postEmpty('/api/setting/footer', () => ok(world.content().footer)),
    // The order is not specified: the oldest version is in the middle, so that no client relies on it.
    ...(['privacy-policy', 'terms'] as const).map((name) =>
      post(`/api/setting/${name}`, Localized, () => {
        const versions = world.content().policies[name]
        return ok([...versions.slice(2), ...versions.slice(0, 2)])
      }),
    ),
    post('/api/setting/pages/:page', PageQuery, ({ body, params }) => {
      const { pages } = world.content().local[body.lang]
      const name = body.idx === undefined ? params.page : `${params.page}/${body.idx}`
      return found(entry(pages, name ?? ''))
    }),
  ]
}

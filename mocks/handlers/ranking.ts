import { rankingApi } from '#features/ranking/ranking.schema.ts'
import { file, ok, post, type EndpointHandler } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

/** Returns the list with its halves swapped. */
function swapped<T>(list: readonly T[]): T[] {
  const middle = Math.floor(list.length / 2)
  return [...list.slice(middle), ...list.slice(0, middle)]
}

/** The images of the ranking page, and the files of the leaderboards. */
export function rankingHandlers(state: MockState): EndpointHandler[] {
  const { content } = state
  return [
    post(rankingApi().banner, ({ body }) =>
      ok(state.content().local[body.lang].rankingBanners[body.type]),
    ),
    // The order is not specified: the newest season is in the middle, so that no client relies on it.
    file(rankingApi().levelSeasons, () => swapped(content().seasons.levels)),
    file(rankingApi().levels, ({ seasonFilename = '' }) =>
      content().leaderboard('levels', seasonFilename),
    ),
    file(rankingApi().styleSeasons, () => swapped(content().seasons.styles)),
    file(rankingApi().styles, ({ seasonFilename = '' }) =>
      content().leaderboard('styles', seasonFilename),
    ),
    file(rankingApi().clubIcons, () => state.content().clubIcons),
    file(rankingApi().userIcons, () => state.content().userIcons),
  ]
}

import { http, HttpResponse, type HttpHandler } from 'msw'
import type { World } from '../world.ts'

function missing(): Response {
  return new HttpResponse(null, { status: 404 })
}

function file(path: string, read: () => object): HttpHandler {
  return http.get(`*/game-data/${path}`, () => HttpResponse.json(read()))
}

/** The list turned round in its middle. */
function turned<T>(list: readonly T[]): T[] {
  const middle = Math.floor(list.length / 2)
  return [...list.slice(middle), ...list.slice(0, middle)]
}

/** The JSON files of the assets host. */
export function staticFileHandlers(world: World): HttpHandler[] {
  return [
    file('club-icons.json', () => world.content().clubIcons),
    file('user-icons.json', () => world.content().userIcons),
    file('event/hearts-202306.json', () => world.content().hearts),
    ...(['levels', 'styles'] as const).flatMap((board) => [
      // The order is not specified: the newest season is in the middle, so that no client relies on it.
      file(`leaderboard/${board}.json`, () => turned(world.content().seasons[board])),
      http.get<{ file: string }>(`*/game-data/leaderboard/${board}/:file`, ({ params }) => {
        const rows = world.content().leaderboard(board, params.file)
        return rows ? HttpResponse.json(rows) : missing()
      }),
    ]),
  ]
}

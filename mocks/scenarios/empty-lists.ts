import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { createHandlers } from '../handlers/index.ts'
import type { MockState } from '../mock-state.ts'

function withoutItems(key: string, part: unknown): unknown {
  if (key === 'totalElements' || key === 'totalPages') return 0
  return Array.isArray(part) ? [] : part
}

/** `value` with every list in it emptied. */
export function emptied<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value), withoutItems)
  return copy
}

/** Every second thing of a list loses all that says what it is. */
function halfBroken(_key: string, part: unknown): unknown {
  return Array.isArray(part) ? part.map((item, nth) => (nth % 2 === 0 ? item : {})) : part
}

/** Responds as usual, with changed lists. */
function withLists(
  state: MockState,
  isMeant: (pathname: string) => boolean,
  change: (value: JsonBodyType) => JsonBodyType,
): HttpHandler {
  const handlers = createHandlers(state)
  return http.all(
    ({ request }) => isMeant(new URL(request.url).pathname),
    async ({ request }) => {
      const response = await getResponse(handlers, request.clone())
      if (!response?.ok) return response
      return HttpResponse.json(change(await response.json()))
    },
  )
}

/** Responds to these paths with empty lists. */
export function emptyAt(state: MockState, paths: readonly string[]): HttpHandler {
  return withLists(state, (pathname) => paths.includes(pathname), emptied)
}

/** Responds below a path with lists of which every second item is invalid. */
export function halfBrokenAt(state: MockState, path: string): HttpHandler {
  return withLists(
    state,
    (pathname) => pathname.startsWith(path),
    (value) => JSON.parse(JSON.stringify(value), halfBroken),
  )
}

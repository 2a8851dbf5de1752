import { http, HttpResponse, type HttpHandler } from 'msw'
import type { MockState } from '../mock-state.ts'

const headers = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' }

/** The requested range of a file, as players request it, or the whole. */
function partOf(file: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const [, from, until] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return new HttpResponse(file, { headers })
  const start = Number(from)
  const end = Math.min(until ? Number(until) : Infinity, file.length - 1)
  const total = `${file.length}`
  if (start > end) {
    return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${total}` } })
  }
  return new HttpResponse(file.slice(start, end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${total}` },
  })
}

/** Music: the loops that `mocks/artwork` synthesizes. */
export function musicHandlers({ readFile }: MockState): HttpHandler[] {
  return [
    http.get<{ name: string }>('*/game-data/music/:name', async ({ params, request }) => {
      const file = await readFile(`music/${params.name}`)
      return file
        ? partOf(file, request.headers.get('range'))
        : new HttpResponse(null, { status: 404 })
    }),
  ]
}

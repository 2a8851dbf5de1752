import { http, HttpResponse, type HttpHandler } from 'msw'
import { playLoop } from '../db/loop.ts'

const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }

/** The asked part of a file, as players ask for it, or the whole. */
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

/** Music: a quiet loop, made from the name of the file. */
export function musicHandlers(): HttpHandler[] {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return [
    http.get<{ name: string }>('*/game-data/music/:name', ({ params, request }) => {
      if (!/^[a-z0-9-]{1,60}\.wav$/.test(params.name))
        return new HttpResponse(null, { status: 404 })
      const file = files.get(params.name) ?? playLoop(params.name)
      files.set(params.name, file)
      return partOf(file, request.headers.get('range'))
    }),
  ]
}

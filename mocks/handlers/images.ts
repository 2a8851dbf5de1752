import { http, HttpResponse, type HttpHandler } from 'msw'
import type { MockState } from '../mock-state.ts'

const named = /^([a-z0-9-]{1,60}-\d{2,4}x\d{2,4})\.webp$/

/** Returns true if the request accepts AVIF. */
function takesAvif(accept: string | null): boolean {
  return (accept ?? '')
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim().toLowerCase()))
    .some(([type, ...weights]) => type === 'image/avif' && !weights.includes('q=0'))
}

/**
 * Images, in the better of two formats that the visitor can show, as image hosts do: the URL
 * says `.webp`, and the response may be AVIF.
 */
export function imageHandlers({ readFile }: MockState): HttpHandler[] {
  return [
    http.get<{ name: string }>('*/game-data/art/:name', async ({ params, request }) => {
      const [, name] = named.exec(params.name) ?? []
      if (name === undefined) return new HttpResponse(null, { status: 404 })
      const avif = takesAvif(request.headers.get('accept'))
        ? await readFile(`art/${name}.avif`)
        : null
      const image = avif ?? (await readFile(`art/${name}.webp`))
      if (image === null) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(image, {
        headers: {
          'content-type': avif === null ? 'image/webp' : 'image/avif',
          'cache-control': 'public, max-age=3600',
          vary: 'accept',
        },
      })
    }),
  ]
}

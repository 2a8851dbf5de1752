import { http, HttpResponse, type HttpHandler } from 'msw'
import { drawIcon, drawScene } from '../db/art.ts'

const name = /^([a-z0-9-]{1,60})-(\d{2,4})x(\d{2,4})\.svg$/

/** Pictures, drawn from their names: `visual-3-1560x1800.svg` is 1560 wide and 1800 high. */
export function pictureHandlers(): HttpHandler[] {
  return [
    http.get<{ name: string }>('*/game-data/art/:name', ({ params }) => {
      const [, seed, width, height] = name.exec(params.name) ?? []
      if (seed === undefined) return new HttpResponse(null, { status: 404 })
      const draw = /^(?:club|profile)-/.test(seed) ? drawIcon : drawScene
      return new HttpResponse(draw(seed, Number(width), Number(height)), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
      })
    }),
  ]
}

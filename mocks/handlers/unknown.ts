import { http, HttpResponse, type HttpHandler } from 'msw'
import { isMocked } from '../mocked-path.ts'

/** Responds 404 to all other requests to the backend, so that no real host receives them. */
export const unknownHandler: HttpHandler = http.all(
  ({ request }) => isMocked(new URL(request.url).pathname),
  () => HttpResponse.json({ code: 404, data: null }, { status: 404 }),
)

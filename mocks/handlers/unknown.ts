import { http, HttpResponse, type HttpHandler } from 'msw'
import { isMocked } from '../mocked-path.ts'

/** Whatever else is asked of the backend: it does not exist, and nobody else shall answer it. */
export const unknownHandler: HttpHandler = http.all(
  ({ request }) => isMocked(new URL(request.url).pathname),
  () => HttpResponse.json({ code: 404, data: null }, { status: 404 }),
)

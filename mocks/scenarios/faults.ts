import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw'
import { couponHandlers } from '../handlers/coupon.ts'
import { isCall, isMocked } from '../mocked-path.ts'
import { failed } from '../respond.ts'
import type { World } from '../world.ts'

type Fault = () => Response | undefined | Promise<Response | undefined>

/** Answers every call and data file; `undefined` leaves it to the handlers behind. */
function everyCall(fault: Fault): HttpHandler {
  return http.all(({ request }) => isCall(new URL(request.url).pathname), fault)
}

/** Lets every call wait, then answers it as usual. */
export function slow(ms: number): HttpHandler {
  return everyCall(async () => {
    await delay(ms)
    return undefined
  })
}

/** Answers every call with an HTTP error. */
export function httpError(status: number): HttpHandler {
  const headers: HeadersInit = status === 429 || status === 503 ? { 'retry-after': '2' } : {}
  return everyCall(() => HttpResponse.json({ code: status, data: null }, { status, headers }))
}

/** Answers every call HTTP 200 with a code that is no success. */
export function bodyCode(code: number): HttpHandler {
  return everyCall(() => failed(code))
}

/** Answers every call with a page, as a proxy in between does. */
export function rubbish(): HttpHandler {
  return everyCall(() =>
    HttpResponse.html('<!doctype html><title>Sign in</title><h1>Hotel Wi-Fi</h1>'),
  )
}

/** Answers every call with the beginning of an answer. */
export function truncated(): HttpHandler {
  return everyCall(
    () =>
      new HttpResponse('{"code":200,"data":{"contents":[{"idx":1060,"title":"Isle of Lu', {
        headers: { 'content-type': 'application/json' },
      }),
  )
}

/** Breaks every connection. */
export function offline(): HttpHandler {
  return http.all(
    ({ request }) => isMocked(new URL(request.url).pathname),
    () => HttpResponse.error(),
  )
}

/** Answers what is asked at one path with an HTTP error. */
export function failingAt(path: string, status: number): HttpHandler {
  return http.all(`*${path}`, () => HttpResponse.json({ code: status, data: null }, { status }))
}

/** Answers what is asked at one path with this file. */
export function dataAt(path: string, data: object): HttpHandler {
  return http.get(`*${path}`, () => HttpResponse.json(data))
}

/** Lets what is asked at one path wait, then answers it as usual. */
export function slowAt(path: string, ms: number): HttpHandler {
  return http.all(`*${path}`, async () => {
    await delay(ms)
    return undefined
  })
}

/** Never answers. No timer is set, so that nothing keeps a process alive. */
export function hang(): HttpHandler {
  return everyCall(() => new Promise(() => {}))
}

const coupon = '*/api/v2/coupon/redeem'

/** Answers every coupon with `code`. */
export function couponCode(code: number): HttpHandler {
  return http.post(coupon, () => failed(code))
}

/** Answers every coupon with an HTTP error. */
export function couponHttpError(status: number): HttpHandler {
  return http.post(coupon, () => new HttpResponse(null, { status }))
}

/**
 * Redeems a coupon and breaks the connection before the response is complete; the next submit of the same
 * one is answered, as used already.
 */
export function couponLost(world: World): HttpHandler {
  const lost = new Set<string>()
  return http.post(coupon, async ({ request }) => {
    const asked = await request.clone().text()
    if (lost.has(asked)) return undefined
    lost.add(asked)
    await getResponse(couponHandlers(world), request.clone())
    return HttpResponse.error()
  })
}

/** Answers every survey answer with `code`. */
export function surveyCode(code: number): HttpHandler {
  return http.post('*/api/survey/:idx/answer', () => failed(code))
}

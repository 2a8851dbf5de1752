import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw'
import { couponHandlers } from '../handlers/coupon.ts'
import type { Fault } from '../faults.ts'
import { isCall, isMocked } from '../mocked-path.ts'
import { failed } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

const sample = '{"code":200,"data":{"contents":[{"idx":1060,"title":"Isle of Lumi"}]}}'

/** Responds to every call and data file. */
export function everyCall(fault: Fault): HttpHandler {
  return http.all(
    ({ request }) => isCall(new URL(request.url).pathname),
    () => fault(() => Promise.resolve(sample)),
  )
}

/** Lets every call wait, then leaves it to the handlers behind. */
export function slow(ms: number): HttpHandler {
  return http.all(
    ({ request }) => isCall(new URL(request.url).pathname),
    () => delay(ms),
  )
}

/** Breaks every connection. */
export function offline(): HttpHandler {
  return http.all(
    ({ request }) => isMocked(new URL(request.url).pathname),
    () => HttpResponse.error(),
  )
}

/** Responds to one path with an HTTP error. */
export function failingAt(path: string, status: number): HttpHandler {
  return http.all(`*${path}`, () => HttpResponse.json({ code: status, data: null }, { status }))
}

/** Responds to one path with this file. */
export function dataAt(path: string, data: object): HttpHandler {
  return http.get(`*${path}`, () => HttpResponse.json(data))
}

/** Delays the usual response of one path. */
export function slowAt(path: string, ms: number): HttpHandler {
  return http.all(`*${path}`, async () => {
    await delay(ms)
    return undefined
  })
}

const coupon = '*/api/v2/coupon/redeem'

/** Responds to every coupon with `code`. */
export function couponCode(code: number): HttpHandler {
  return http.post(coupon, () => failed(code))
}

/** Responds to every coupon with an HTTP error. */
export function couponHttpError(status: number): HttpHandler {
  return http.post(coupon, () => new HttpResponse(null, { status }))
}

/**
 * Redeems a coupon and breaks the connection before the response is complete; the next submit of the
 * same coupon returns "already redeemed".
 */
export function couponLost(state: MockState): HttpHandler {
  const lost = new Set<string>()
  return http.post(coupon, async ({ request }) => {
    const body = await request.clone().text()
    if (lost.has(body)) return undefined
    lost.add(body)
    await getResponse(couponHandlers(state), request.clone())
    return HttpResponse.error()
  })
}

/** Responds to every survey answer with `code`. */
export function surveyCode(code: number): HttpHandler {
  return http.post('*/api/survey/:idx/answer', () => failed(code))
}

import { http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { sessionApi } from '#api/session.ts'
import { ok, post, postTo } from '../respond.ts'
import type { MockState } from '../mock-state.ts'

const Switch = v.strictObject({ kind: v.picklist(['member', 'guest', 'visitor']) })

/** Returns the target after signing in: a URL of the own origin, else the main page. */
function safeTarget(request: Request): string {
  const { origin, searchParams } = new URL(request.url)
  const requested = searchParams.get('redirect') ?? '/'
  const target = URL.canParse(requested, origin) ? new URL(requested, origin) : null
  return target?.origin === origin ? target.href : `${origin}/`
}

/** The account site, as far as the site needs one. `switch` is the debug panel's. */
export function sessionHandlers(state: MockState): HttpHandler[] {
  return [
    post(sessionApi().session, () => ok(state.session())),
    postTo('*/mock-account/switch', Switch, ({ body }) => {
      state.signIn(body.kind)
      return ok(state.session())
    }),
    http.get('*/mock-account/login', ({ request }) => {
      state.signIn('member')
      return new HttpResponse(null, { status: 302, headers: { location: safeTarget(request) } })
    }),
  ]
}

/** The hosts of a backend, as the build's settings name them (contract, "Bases"). */
export interface Hosts {
  api: string
  external: string
  assets: string
  /** `null`: there is no account site. */
  account: string | null
}

/** Calls to the backend that is checked; each gives the JSON of an answer at HTTP 200. */
export interface Ask {
  post: (path: string, body?: object) => Promise<unknown>
  file: (path: string) => Promise<unknown>
  redeem: (body: object) => Promise<unknown>
  session: () => Promise<unknown>
}

const deadlineMs = 20_000

/** @throws {Error} with the URL and the cause, which `fetch` keeps out of its message */
async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(deadlineMs) })
  } catch (failure) {
    const { message, cause } = failure instanceof Error ? failure : new Error(String(failure))
    // A host with several addresses has an empty message, and a code.
    const reason = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : ''
    throw new Error([`${url}: ${message}`, ...(reason === '' ? [] : [reason])].join(': '), {
      cause: failure,
    })
  }
}

async function json(url: string, init: RequestInit): Promise<unknown> {
  const answer = await request(url, init)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`)
  if (!answer.headers.get('content-type')?.includes('json'))
    throw new Error('the answer is not called JSON')
  return JSON.parse(text)
}

function post(url: string, body?: object): Promise<unknown> {
  return json(url, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

/** A client for the backend at `hosts`. It rejects with an error that says what was wrong. */
export function createAsk(hosts: Hosts): Ask {
  return {
    post: (path, body) => post(hosts.api + path, body),
    file: (path) => json(hosts.assets + path, {}),
    redeem: (body) => post(`${hosts.external}/api/v2/coupon/redeem`, body),
    session: async () => (hosts.account === null ? null : post(`${hosts.account}/session`, {})),
  }
}

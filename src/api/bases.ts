/** The hosts that the site talks to (contract, "Bases"). */
export interface Bases {
  api: string
  external: string
  assets: string
  /** `null` where there is no account site: everyone is a visitor then. */
  account: string | null
}

const settings = import.meta.env

/** Set at prerender, where there is no page to resolve a path against. */
let host = ''

/** Makes every relative base absolute on `origin`, as a prerender agent needs it (spec section 7). */
export function readFromOrigin(origin: string): void {
  host = origin
}

/** True where calls have a server to go to: always in a browser, at prerender only with an origin. */
export function hasOrigin(): boolean {
  return !import.meta.env.SSR || host !== ''
}

function absolute(base: string): string {
  return /^https?:/.test(base) ? base : host + base
}

export function bases(): Bases {
  return {
    api: absolute(settings.VITE_API_BASE || '/api'),
    external: absolute(settings.VITE_EXTERNAL_API_BASE || ''),
    assets: absolute(settings.VITE_ASSETS_BASE || ''),
    account: settings.VITE_ACCOUNT_BASE || null,
  }
}

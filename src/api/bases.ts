/** The hosts that the site sends requests to. */
export interface Bases {
  api: string
  external: string
  assets: string
  /** `null` without an account site: every visitor is anonymous then. */
  account: string | null
}

const settings = import.meta.env

/** Set at prerender, which has no page URL to resolve a path against. */
let host = ''

/** Reads everything from `origin` during prerendering, also if a base names another host. */
export function readFromOrigin(origin: string): void {
  host = origin
}

/**
 * Returns true if there is a server to send requests to: always in a browser, at prerender with an
 * origin.
 */
export function hasOrigin(): boolean {
  return !import.meta.env.SSR || host !== ''
}

function absolute(base: string): string {
  if (host === '') return base
  return host + base.replace(/^https?:\/\/[^/]+/, '')
}

export function bases(): Bases {
  return {
    api: absolute(settings.VITE_API_BASE || '/api'),
    external: absolute(settings.VITE_EXTERNAL_API_BASE || ''),
    assets: absolute(settings.VITE_ASSETS_BASE || ''),
    account: settings.VITE_ACCOUNT_BASE || null,
  }
}

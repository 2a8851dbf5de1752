import { safeUrl } from './safe-url.ts'

const hosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])
const idPattern = /^[\w-]{11}$/

/**
 * The id of the video that an address leads to: a watch, `youtu.be`, `embed` or `shorts` address
 * (docs/api.md#responses); `null` for anything else, look-alike hosts and ports included.
 */
export function youtubeId(address: unknown): string | null {
  const safe = safeUrl(address)
  if (safe === null || safe.startsWith('/')) return null
  const { host, pathname, searchParams } = new URL(safe)
  const id = idOf(host, pathname, searchParams)
  return id !== null && idPattern.test(id) ? id : null
}

function idOf(host: string, pathname: string, params: URLSearchParams): string | null {
  if (host === 'youtu.be') return pathname.slice(1)
  if (!hosts.has(host)) return null
  if (pathname === '/watch') return params.get('v')
  return /^\/(?:embed|shorts)\/([^/]+)$/.exec(pathname)?.[1] ?? null
}

import { safeUrl } from './safe-url.ts'

const hosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])
const idPattern = /^[\w-]{11}$/

/**
 * Returns the video id of a YouTube URL: watch, `youtu.be`, `embed` or `shorts`
 * (docs/api.md#responses); `null` for any other URL, including look-alike hosts and ports.
 */
export function youtubeId(url: unknown): string | null {
  const safe = safeUrl(url)
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

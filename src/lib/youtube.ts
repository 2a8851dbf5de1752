import { safeUrl } from './safe-url.ts'

/** A video of YouTube. */
export interface Video {
  id: string
  /** The second at which it starts. */
  start: number
}

const hosts = /^(?:(?:www|m|music)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$|^youtu\.be$/
const withId = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/
const idPattern = /^[\w-]{11}$/
/** Players of a playlist and of a channel, whose names look like ids. */
const noIds = new Set(['videoseries', 'live_stream'])
const timePattern = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/**
 * Returns the video that a URL of YouTube plays, in any form that its own buttons give: watch, `youtu.be`, `embed`,
 * `shorts` or `live`, with a start time as `t` or `start` (docs/api.md#responses). Returns `null` for any other URL,
 * including look-alike hosts and ports.
 */
export function youtubeVideo(url: unknown): Video | null {
  const safe = safeUrl(url)
  if (safe === null || safe.startsWith('/')) return null
  const { host, pathname, searchParams, hash } = new URL(safe)
  if (!hosts.test(host)) return null
  const id = idOf(host, pathname, searchParams)
  if (!idPattern.test(id) || noIds.has(id)) return null
  const time = new URLSearchParams(hash.slice(1)).get('t')
  return { id, start: secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? time ?? '') }
}

function idOf(host: string, pathname: string, params: URLSearchParams): string {
  if (host === 'youtu.be') return pathname.replaceAll(/^\/|\/$/g, '')
  if (/^\/watch\/?$/.test(pathname)) return params.get('v') ?? ''
  return withId.exec(pathname)?.[1] ?? ''
}

/** Parses a start time such as `90`, `90s` or `1h2m3s`; anything else is the start of the video. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = timePattern.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Returns the URL of the page of a video at YouTube. */
export function watchUrl({ id, start }: Video): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`
}

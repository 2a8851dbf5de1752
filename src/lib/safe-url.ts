const longestUrl = 2048

/** Stands for the site's own origin, which a prerender does not know; no host can ever have this name. */
const ownOrigin = 'https://own.invalid'

// `URL.canParse` would need iOS 17.
function parsed(value: string): URL | null {
  try {
    return new URL(value, ownOrigin)
  } catch {
    return null
  }
}

/**
 * The address of a link or picture named by the server, or `null` where it is not safe to use. Only
 * `https:` addresses without user info and root-relative paths pass, of at most 2,048 characters.
 * What is returned is what was checked (an absolute address, or path, search and hash of an own one),
 * so look-alikes such as `/\host` cannot slip through.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > longestUrl) return null
  const url = parsed(value)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (value.startsWith('/')) {
    const isOwn = url.origin === ownOrigin && !url.pathname.startsWith('//')
    return isOwn ? url.pathname + url.search + url.hash : null
  }
  // The protocol comes first: a `blob:` address bears the origin of the page that made it.
  return url.protocol === 'https:' && url.origin !== ownOrigin ? url.href : null
}

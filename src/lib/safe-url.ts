const longestUrl = 2048

/**
 * Placeholder for the site's own origin, which is unknown at prerender. `.invalid` is reserved, so
 * no host has this name.
 */
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
 * Returns the URL of a link or image named by the server, or `null` if it is unsafe. Only `https:`
 * URLs without user info and root-relative paths pass, up to 2,048 characters. The result is the
 * parsed URL (absolute, or path, search and hash for this site), so look-alikes such as `/\host`
 * cannot slip through.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > longestUrl) return null
  const url = parsed(value)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (value.startsWith('/')) {
    const isOwn = url.origin === ownOrigin && !url.pathname.startsWith('//')
    return isOwn ? url.pathname + url.search + url.hash : null
  }
  // The protocol is checked first: a `blob:` URL has the origin of the page that created it.
  return url.protocol === 'https:' && url.origin !== ownOrigin ? url.href : null
}

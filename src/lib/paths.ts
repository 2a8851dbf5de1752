/**
 * Returns the canonical form of a path: no slash at the end, except for the home page of a language.
 * `/kr` -> `/kr/`, `/kr/coupon/` -> `/kr/coupon`. It takes linear time, which `/\/+$/` does not.
 */
export function normalizePath(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  const trimmed = pathname.slice(0, end)
  return trimmed.lastIndexOf('/') <= 0 ? `${trimmed}/` : trimmed
}

/** Marks that a message puts directly after a link, and marks that enclose it. */
const gluedMarks = /^[\s"'“‘([{<「『【〈《]+|[\s.,;:!?…"'”’)\]}>」』】〉》、。，！？]+$/gu

/** Decodes a path and writes full-width forms as ASCII: `/kr／Coupon.` -> `/kr/Coupon`. */
function cleaned(path: string): string {
  try {
    return decodeURI(path).normalize('NFKC').replace(gluedMarks, '')
  } catch {
    return path
  }
}

/** Returns the segments of a path as the pattern writes them, or `null` if it doesn't match. */
function matched(segments: readonly string[], pattern: string): string[] | null {
  const wanted = pattern.split('/').filter(Boolean)
  if (wanted.length !== segments.length) return null
  const found = wanted.map((part, index) => {
    const segment = segments[index] ?? ''
    if (part.startsWith('$')) return /^[\w-]+$/.test(segment) ? segment : null
    return part.toLowerCase() === segment.toLowerCase() ? part : null
  })
  return found.includes(null) ? null : found.filter((part) => part !== null)
}

/**
 * Returns the existing path that was most likely meant by one that doesn't exist: without marks glued to the
 * link, full-width forms and wrong capitals. `null` if there is none.
 * @param patterns of the site: `/community/news/$newsIdx`
 */
export function nearestPath(
  path: string,
  patterns: readonly string[],
): { path: string; pattern: string } | null {
  const segments = cleaned(path).split('/').filter(Boolean)
  if (segments.length === 0) return null
  for (const pattern of patterns) {
    const found = matched(segments, pattern)
    if (found !== null && `/${found.join('/')}` !== path) {
      return { path: `/${found.join('/')}`, pattern }
    }
  }
  return null
}

/** True for URLs of the backend; false for pages and scripts of the site. */
export function isMocked(pathname: string): boolean {
  return /^\/(?:api|game-data|mock-account)(?:\/|$)/.test(pathname)
}

/** True for calls and data files; images, music and the sign-in page are none. */
export function isCall(pathname: string): boolean {
  return (
    pathname.startsWith('/api/') ||
    pathname === '/mock-account/session' ||
    /^\/game-data\/.*\.json$/.test(pathname)
  )
}

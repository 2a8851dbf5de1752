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

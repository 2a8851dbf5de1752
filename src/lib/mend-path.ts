/**
 * The path in its one form: no slash at the end, but for the home page of a language, which has one
 * (docs/product.md#languages-and-urls). `/kr` -> `/kr/`, `/kr/coupon/` -> `/kr/coupon`.
 */
export function mendPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '')
  return trimmed.lastIndexOf('/') <= 0 ? `${trimmed}/` : trimmed
}

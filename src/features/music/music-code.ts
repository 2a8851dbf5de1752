import type { Lang } from '#i18n/lang.ts'

/** The music code of a page as the server knows it: `MAIN_KR` (docs/product.md#music); `null` for none. */
export function musicCode(page: string | undefined, lang: Lang): string | null {
  return page === undefined ? null : `${page}_${lang.toUpperCase()}`
}

import type { Lang } from '#i18n/lang.ts'

/** Returns the server's music code of a page: `MAIN_KR` (docs/product.md#music), or `null` if there is none. */
export function musicCode(page: string | undefined, lang: Lang): string | null {
  return page === undefined ? null : `${page}_${lang.toUpperCase()}`
}

import { langs, languages, localeOf, type Lang } from '../../src/i18n/lang.ts'
import type { KnownPage } from './last-build.ts'

export type ListedPage = Pick<KnownPage, 'lang' | 'path' | 'status' | 'head'>

/**
 * Returns true for a page that a search engine should list: its canonical page. A webview page and an
 * untranslated original name another page as theirs; testers' pages are no content.
 */
function isListed(origin: string, { lang, path, status, head }: ListedPage): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
  return (
    status === 200 && canonical === `${origin}/${lang}${path}` && !/^\/(?:account|kit)$/.test(path)
  )
}

/** Returns the languages of each listed path, in the order of the site. */
export function listedLangs(origin: string, pages: readonly ListedPage[]): Map<string, Lang[]> {
  const byPath = new Map<string, Lang[]>()
  for (const lang of langs) {
    for (const page of pages.filter((each) => each.lang === lang && isListed(origin, each))) {
      byPath.set(page.path, [...(byPath.get(page.path) ?? []), lang])
    }
  }
  return byPath
}

/**
 * Returns the pages of a path in all languages that have it, and the English one for all other
 * languages, as `hreflang` names them; none for a path in a single language.
 */
export function alternatesOf(origin: string, path: string, inLangs: readonly Lang[]) {
  if (inLangs.length < 2) return []
  const alternate = (hreflang: string, lang: Lang) => ({
    hreflang,
    href: `${origin}/${lang}${path}`,
  })
  const others = inLangs.includes('en') ? [alternate('x-default', 'en')] : []
  return inLangs.map((lang) => alternate(localeOf(lang), lang)).concat(others)
}

/**
 * Returns the elements of `<head>` that name the other languages of a page. Only the build knows them:
 * the API does not say which translations exist.
 * @param langsByPath the result of {@link listedLangs}
 */
export function alternateLinks(
  origin: string,
  { lang, path }: Pick<ListedPage, 'lang' | 'path'>,
  langsByPath: ReadonlyMap<string, readonly Lang[]>,
): string {
  const inLangs = langsByPath.get(path) ?? []
  if (!inLangs.includes(lang)) return ''
  const links = alternatesOf(origin, path, inLangs).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  )
  const cards = inLangs
    .filter((each) => each !== lang)
    .map((each) => `<meta property="og:locale:alternate" content="${languages[each].cardLocale}"/>`)
  return links.concat(cards).join('')
}

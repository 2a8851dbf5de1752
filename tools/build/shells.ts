import { dirname } from 'node:path'
import type { SitePage } from './page-data.ts'
import { prerenderSite, type Entry } from './prerender-site.ts'

// A URL that may have no page gets the app shell of its route: the page as it is while its data loads.

const param = /\/\[[^\]]+\][^/]*$/

/** An id that every pattern of a param matches, and that no record has. */
const noRecord = '9999999999'

/**
 * Returns the file of the shell for a URL pattern of the site, below the folder of a language. A URL above records has
 * the shell of a record: one that only redirects has no page. Empty: any page.
 */
export function shellName(pattern: string, patterns: readonly string[]): string {
  const name = pattern.replace(param, '')
  return patterns.some((each) => param.test(each) && each.replace(param, '') === name) ? name : ''
}

/** Returns the file of a shell, relative to the folder of the site. */
export const shellFile = ({ lang, path }: Pick<SitePage, 'lang' | 'path'>): string =>
  `shell/${lang}${dirname(path)}.html`

/** Renders the shells of all URL patterns with a param, without data. */
export const renderShells = (entry: Entry): Promise<SitePage[]> =>
  prerenderSite(entry, '', () =>
    entry
      .pathPatterns()
      .filter((pattern) => param.test(pattern))
      .map((pattern) => pattern.replace(param, `/${noRecord}`)),
  )

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { formatDay } from '#i18n/times.ts'
import { site } from '../../src/site.ts'
import { alternatesOf, listedLangs, type ListedPage } from './alternates.ts'
import { postOf, type SitePage } from './page-data.ts'
import type { Settings } from '../settings/settings.ts'
import { tokenColor } from './token-colors.ts'

type SitemapPage = ListedPage & Pick<SitePage, 'data'>

/** Returns the day of the last change that the API knows of: a post is as old as its publication. */
function lastModified(page: SitemapPage): string {
  const post = postOf(page)
  if (post === undefined || post.publishedAt === null) return ''
  return `<lastmod>${formatDay(post.publishedAt)}</lastmod>`
}

/**
 * Returns the sitemap: every page in each language that has it (sitemaps.org, `hreflang` as Google
 * reads it).
 */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const byPath = listedLangs(origin, pages)
  const entries = pages
    .filter(({ lang, path }) => byPath.get(path)?.includes(lang))
    .map((page) => {
      const { lang, path } = page
      const alternates = alternatesOf(origin, path, byPath.get(path) ?? []).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      const own = `<loc>${origin}/${lang}${path}</loc>${lastModified(page)}`
      return `<url>${own}${alternates.join('')}</url>\n`
    })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
  )
}

/**
 * Returns `robots.txt`, which allows crawlers every page, and none of a site for testers. Webview pages name the page
 * that they mirror as canonical, which a crawler learns only if it may read them.
 */
export function robots(origin: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const map = origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`
  return `User-agent: *\nDisallow:\n${map}`
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const src = `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** Returns the web app manifest of a language (W3C). */
export function manifest(lang: Lang): string {
  const { dark } = tokenColor('surface')
  const fields = {
    name: site.game[lang],
    lang: localeOf(lang),
    id: `/${lang}/`,
    start_url: `/${lang}/`,
    scope: '/',
    display: 'browser',
    background_color: dark,
    theme_color: dark,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return `${JSON.stringify(fields, null, 2)}\n`
}

/** Writes what crawlers and home screens request. Without a public origin there is no sitemap. */
export async function writeCrawlerFiles(
  outDir: string,
  pages: readonly SitePage[],
  { VITE_SITE_ORIGIN: origin, VITE_ENV_LABEL: label }: Settings,
): Promise<void> {
  await writeFile(join(outDir, 'robots.txt'), robots(origin, label === 'prod'))
  if (origin !== '') await writeFile(join(outDir, 'sitemap.xml'), sitemap(origin, pages))
  await mkdir(join(outDir, 'manifests'))
  for (const lang of langs) {
    await writeFile(join(outDir, `manifests/${lang}.webmanifest`), manifest(lang))
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { tokenColor } from './token-colors.ts'
import type { SitePage } from './prerender-site.ts'

type ListedPage = Pick<SitePage, 'lang' | 'path' | 'status'>

/** Webview variants name the page that they mirror; testers' pages and 404 are not listed. */
const isListed = ({ path, status }: ListedPage) =>
  status === 200 && !/^\/(?:link|account|kit)(?:\/|$)/.test(path)

function entry(origin: string, path: string, inLangs: readonly Lang[]): string {
  const alternates = inLangs.map(
    (lang) =>
      `<xhtml:link rel="alternate" hreflang="${localeOf(lang)}" href="${origin}/${lang}${path}"/>`,
  )
  return inLangs
    .map((lang) => `<url><loc>${origin}/${lang}${path}</loc>${alternates.join('')}</url>\n`)
    .join('')
}

/** The sitemap: every page in each language that has it (sitemaps.org, `hreflang` as Google reads it). */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const byPath = new Map<string, Lang[]>()
  for (const page of pages.filter(isListed)) {
    byPath.set(page.path, [...(byPath.get(page.path) ?? []), page.lang])
  }
  const entries = [...byPath].map(([path, inLangs]) => entry(origin, path, inLangs))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
  )
}

/** Allows crawlers every page except the webview's; a site for testers allows none. */
export function robots(origin: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const hidden = langs.map((lang) => `Disallow: /${lang}/link/\n`).join('')
  return `User-agent: *\n${hidden}${origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const src = `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** The web app manifest of a language (W3C). */
export function manifest(lang: Lang): string {
  const { dark } = tokenColor('surface')
  const facts = {
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
  return `${JSON.stringify(facts, null, 2)}\n`
}

/** Writes what crawlers and home screens ask for. @param origin the public origin; empty: no sitemap */
export async function writeCrawlerFiles(
  outDir: string,
  pages: readonly SitePage[],
  origin: string,
): Promise<void> {
  const isPublic = (process.env.VITE_ENV_LABEL ?? 'prod') === 'prod'
  await writeFile(join(outDir, 'robots.txt'), robots(origin, isPublic))
  if (origin !== '') await writeFile(join(outDir, 'sitemap.xml'), sitemap(origin, pages))
  await mkdir(join(outDir, 'manifests'))
  for (const lang of langs) {
    await writeFile(join(outDir, `manifests/${lang}.webmanifest`), manifest(lang))
  }
}

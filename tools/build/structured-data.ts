import { localeOf } from '../../src/i18n/lang.ts'
import { safeUrl } from '../../src/lib/safe-url.ts'
import { site } from '../../src/site.ts'
import { textOf } from '../../src/ui/article/html-text.ts'
import { postOf, type SitePage } from './page-data.ts'

type DataPage = Pick<SitePage, 'lang' | 'path' | 'data' | 'head' | 'status'>
type Thing = Record<string, unknown>

/** The list of a detail page, if its URL does not contain it. */
const lists: Record<string, string> = { '/devlog/pd-note': '/devlog/withBTS' }

/** Returns the absolute URL of an image; `undefined` if it is not safe. */
function imageOf(origin: string, image: string | undefined): Thing {
  const safe = safeUrl(image)
  if (safe === null) return {}
  return { image: safe.startsWith('/') ? origin + safe : safe }
}

function articleOf(origin: string, url: string, page: DataPage): Thing[] {
  const post = postOf(page)
  if (post === undefined) return []
  const publisher = { '@type': 'Organization', name: site.game[page.lang] }
  return [
    {
      '@type': page.path.startsWith('/community/') ? 'NewsArticle' : 'BlogPosting',
      headline: Array.from(post.title).slice(0, 110).join(''),
      ...(post.publishedAt !== null && { datePublished: new Date(post.publishedAt).toISOString() }),
      inLanguage: localeOf(page.lang),
      mainEntityOfPage: url,
      author: publisher,
      publisher,
      ...imageOf(origin, post.thumbnail),
    },
  ]
}

/** Returns the name of a page, as its title says it before the site's own. */
function nameOf({ head, lang }: DataPage): string {
  const title = textOf(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '')
  return title.replace(` | ${site.game[lang]}`, '')
}

/** Returns the breadcrumbs of a page: home, the list and the page itself, as far as they are pages. */
function breadcrumbsOf(origin: string, page: DataPage, pages: readonly DataPage[]): Thing[] {
  const folder = page.path.replace(/\/[^/]*$/, '')
  const wanted = new Set(['/', lists[folder] ?? folder, page.path])
  const trail = [...wanted].flatMap((path) =>
    pages.filter((each) => each.lang === page.lang && each.path === path),
  )
  if (trail.length < 2) return []
  const itemListElement = trail.map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: each.path === '/' ? site.game[each.lang] : nameOf(each),
    item: `${origin}/${each.lang}${each.path}`,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/**
 * Returns the structured data of a page that search engines show (schema.org as JSON-LD): an article, and its
 * breadcrumbs. It is an element for `<head>`: a block of data, which no policy takes for a script. Empty for what is
 * not to be listed, and if the public origin is unknown.
 */
export function structuredData(origin: string, page: DataPage, pages: readonly DataPage[]): string {
  if (origin === '' || page.status !== 200 || page.path.startsWith('/link/')) return ''
  const url = `${origin}/${page.lang}${page.path}`
  const graph = [...articleOf(origin, url, page), ...breadcrumbsOf(origin, page, pages)]
  if (graph.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { langs } from '../src/i18n/lang.ts'
import { previewDist } from '../tools/test-build.ts'

interface BuiltPage {
  /** The path with its language. */
  path: string
  html: string
}

/** Reads the prerendered pages. */
export function builtPages(): BuiltPage[] {
  return langs.flatMap((lang) =>
    readdirSync(`${previewDist}/${lang}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({
        path: `/${lang}/${name}`.replace(/(?:(?<=\/)index)?\.html$/, ''),
        html: readFileSync(`${previewDist}/${lang}/${name}`, 'utf8'),
      })),
  )
}

/** Reads the paths that the router of the build knows, as regular expressions without a language. */
export function builtPatterns(): string[] {
  return JSON.parse(readFileSync(`${previewDist}/address-patterns.json`, 'utf8'))
}

const linked = /<(?:a|link|img|script|source)\b[^>]*? (?:href|src)="([^"]*)"/g
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))

/**
 * Returns the links of pages that do not lead to a page, a file or a known URL without a file, or not to the
 * element of their fragment. Files of the backend are not checked.
 * @param patterns the paths that the router knows, without their language
 */
export function brokenLinks(pages: readonly BuiltPage[], patterns: readonly string[]): string[] {
  const known = new RegExp(`^/(?:${langs.join('|')})(?:${patterns.join('|')})$`)
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
  const isKnown = (path: string) =>
    ids.has(path) || known.test(path) || existsSync(`${previewDist}${decodeURI(path)}`)
  return pages.flatMap(({ path, html }) => {
    const text = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, '$1')
    const targets = new Set([...text.matchAll(linked)].map(([, target = '']) => target))
    const broken = [...targets].filter((target) => {
      const url = new URL(target.replaceAll('&amp;', '&'), `https://site.invalid${path}`)
      const isBackend = /^\/(?:game-data|mock-account)\//.test(url.pathname)
      if (url.origin !== 'https://site.invalid' || isBackend) return false
      if (!isKnown(url.pathname)) return true
      const id = decodeURIComponent(url.hash.slice(1))
      return id !== '' && ids.get(url.pathname)?.has(id) === false
    })
    return broken.map((target) => `${path}: ${target}`)
  })
}

export interface HashLink {
  /** The path of the page that has the link. */
  from: string
  href: string
  /** The path that the link leads to. */
  path: string
  /** The id of the target. */
  id: string
}

const links = /<a\b[^>]*? href="([^"]*#[^"]+)"/g
const withoutLang = (path: string) => path.replace(/^\/\w+/, '')

/** Returns the kind of a page: articles, policies and leaderboards are of one kind each. */
const kindOf = (path: string) =>
  withoutLang(path)
    .replaceAll(/\d+/g, '0')
    .replace(/\/(policy|ranking)\/.*/, '/$1')

/**
 * Returns links of pages to a part of a page. By default it is one of each kind, the last of its language: one link
 * between two pages, and one of each kind of target on the same page. The full run has every link on the same page.
 * Languages take turns.
 * @param turn moves each link to the next language
 */
export function hashLinks(pages: readonly BuiltPage[], turn = 0): HashLink[] {
  const known = new Set(pages.map(({ path }) => path))
  const kinds = new Map<string, HashLink[]>()
  for (const { path: from, html } of pages) {
    for (const [, target = ''] of html.matchAll(links)) {
      const href = target.replaceAll('&amp;', '&')
      const { origin, pathname: path, hash } = new URL(href, `https://site.invalid${from}`)
      const id = decodeURIComponent(hash.slice(1))
      if (origin !== 'https://site.invalid' || !known.has(path)) continue
      const each = process.env.FULL_MATRIX && id !== 'main' ? `${withoutLang(from)}#${id}` : ''
      const kind = `${kindOf(from)}#${id.replaceAll(/\d+/g, '0')}`
      // The skip link is the same on all pages.
      const key = id === 'main' ? id : path === from ? each || kind : `to ${kindOf(path)}`
      kinds.set(key, [...(kinds.get(key) ?? []), { from, href, path, id }])
    }
  }
  return [...kinds.values()].flatMap((same, index) => {
    const lang = langs[(index + turn) % langs.length]
    const own = same.filter(({ from }) => from.startsWith(`/${lang}/`))
    return (own.length > 0 ? own : same).slice(-1)
  })
}

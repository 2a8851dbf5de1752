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

interface HashLink {
  /** The path of the page that has the link. */
  from: string
  href: string
  /** The path that the link leads to. */
  path: string
  /** The id of the target. */
  id: string
}

const links = /<a\b[^>]*? href="([^"]*#[^"]+)"/g
const kindOf = (path: string) => path.replace(/^\/\w+/, '').replaceAll(/\d+/g, '0')

/**
 * Returns the links of pages to a part of a page: of each kind of page the farthest one on the same page, and one from
 * another page. The languages take turns. The full run has all of the same page.
 */
export function hashLinks(pages: readonly BuiltPage[]): HashLink[] {
  const found = new Map<string, HashLink>()
  const known = new Set(pages.map(({ path }) => path))
  const firstOf = new Map<string, string>()
  for (const { path: from, html } of pages) {
    const kind = kindOf(from)
    const owner = firstOf.get(kind) ?? from
    firstOf.set(kind, owner)
    for (const [, target = ''] of html.matchAll(links)) {
      const href = target.replaceAll('&amp;', '&')
      const { origin, pathname: path, hash } = new URL(href, `https://site.invalid${from}`)
      const id = decodeURIComponent(hash.slice(1))
      if (origin !== 'https://site.invalid' || !known.has(path) || id === 'main') continue
      const isHere = path === from
      // One page of each kind, whose links of one kind replace each other.
      if (isHere && owner !== from) continue
      const each = isHere && process.env.FULL_MATRIX ? id : ''
      found.set(`${isHere} ${kindOf(path)} ${each}`, { from, href, path, id })
    }
  }
  return [...found.values()]
}

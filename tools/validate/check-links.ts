import { existsSync } from 'node:fs'
import { langs } from '../../src/i18n/lang.ts'
import { previewDist } from '../test-build.ts'
import type { BuiltPage } from './built-pages.ts'
import type { Finding } from './finding.ts'

const linked = /<(?:a|link|img|script|source)\b[^>]*? (?:href|src)="([^"]*)"/g
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))

/**
 * Checks every link of the prerendered pages: it leads to a page, a file or a known URL without a file, and to an
 * element if it has a fragment. Files of the backend are not checked.
 * @param patterns the paths that the router knows, without their language
 */
export function checkLinks(pages: readonly BuiltPage[], patterns: readonly string[]): Finding[] {
  const known = new RegExp(`^/(?:${langs.join('|')})(?:${patterns.join('|')})$`)
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
  const isKnown = (path: string) =>
    ids.has(path) || known.test(path) || existsSync(`${previewDist}${decodeURI(path)}`)
  return pages.flatMap(({ path, html }) => {
    const text = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, '$1')
    const targets = new Set([...text.matchAll(linked)].map(([, target = '']) => target))
    return [...targets].flatMap((target): Finding[] => {
      const url = new URL(target.replaceAll('&amp;', '&'), `https://site.invalid${path}`)
      const isBackend = /^\/(?:game-data|mock-account)\//.test(url.pathname)
      if (url.origin !== 'https://site.invalid' || isBackend) return []
      const finding = { tool: 'links', where: path, message: target }
      if (!isKnown(url.pathname)) return [{ ...finding, rule: 'page' }]
      const id = decodeURIComponent(url.hash.slice(1))
      const isHere = id === '' || (ids.get(url.pathname)?.has(id) ?? true)
      return isHere ? [] : [{ ...finding, rule: 'fragment' }]
    })
  })
}

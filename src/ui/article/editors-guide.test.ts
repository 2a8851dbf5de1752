import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const guide = readFileSync('docs/editors.md', 'utf8')
const sanitize = createSanitizer(new JSDOM('').window)

/** The names in the sentence of docs/editors.md that begins with a text. */
function namesAfter(start: string): string[] {
  const [, list = ''] = new RegExp(`^${start}(.*?)\\. `, 'm').exec(guide) ?? []
  return Array.from(list.matchAll(/`(\w+)`/g), ([, name = '']) => name)
}

/** Returns the names that the sanitizer removes from the HTML for each. */
function removed(names: readonly string[], htmlOf: (name: string) => string): string[] {
  return names.filter((name) => {
    const html = sanitize(htmlOf(name), { ownPath: (url) => url, sameView: false })
    return typeof html === 'string' && !new RegExp(`[< ]${name}[ =>]`).test(html)
  })
}

// The first heading sets the level of the others.
const withElement = (name: string) => `<h2>Title</h2><${name}>text</${name}>`

const withAttribute = (name: string) =>
  `<${name === 'href' ? 'a' : 'img'} ${name}="${/href|src/.test(name) ? '/page' : '1'}">`

test.each([
  { kind: 'elements', htmlOf: withElement, others: ['font', 'iframe'] },
  { kind: 'attributes', htmlOf: withAttribute, others: ['class', 'id'] },
])('keeps the $kind that docs/editors.md names', ({ kind, htmlOf, others }) => {
  const names = namesAfter(`These ${kind} are kept: `)
  expect(names.length).toBeGreaterThan(10)
  expect(removed(names, htmlOf)).toEqual([])
  expect(removed(others, htmlOf)).toEqual(others)
})

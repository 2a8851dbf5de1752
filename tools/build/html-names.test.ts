import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textOf } from '#ui/article/html-text.ts'
import { html, loadNamesFor } from '#api/html.ts'

const sources = [
  '<p>Lumi&rsquo;s party &middot; 10:00&ndash;12:00&hellip;</p>',
  '&ldquo;a&rdquo; &copy; &times; &rarr; &hearts; &eacute;&Eacute; &fjlig; &nosuch;',
  '&amp;rsquo; &lt;b&gt; &Lt;&Gt; &AMP; &quot;x&quot; &apos; &#8217;',
  '<a title="&rdquo; > &LT;">&zwnj;x</a>',
]

test('replaces every name but those that escape markup, wherever the HTML becomes text', async () => {
  for (const source of sources) await loadNamesFor(JSON.stringify({ contents: source }))
  for (const source of sources) {
    const plain = v.parse(html, source)
    const { body } = new JSDOM(source).window.document
    expect(textOf(plain)).toBe(body.textContent)
    expect(new JSDOM(plain).window.document.body.innerHTML).toBe(body.innerHTML)
  }
})

test('reads a response whose JSON escapes the ampersand', async () => {
  await loadNamesFor(String.raw`{"contents":"a\u0026hellip;"}`)
  expect(v.parse(html, 'a&hellip;')).toBe('a&#8230;')
})

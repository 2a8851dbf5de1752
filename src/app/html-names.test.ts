import { array, assert, asyncProperty, constantFrom, oneof, tuple } from 'fast-check'
import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textOf } from '#ui/article/html-text.ts'
import { html, loadNamesFor } from '#api/html.ts'

const { window } = new JSDOM()
const parser = new window.DOMParser()
const bodyOf = (source: string) => parser.parseFromString(source, 'text/html').body

/** Expects that HTML from the API becomes the text, and keeps the attributes, that a browser reads. */
async function expectAsInBrowser(source: string): Promise<void> {
  await loadNamesFor(JSON.stringify({ contents: source }))
  const plain = v.parse(html, source)
  const body = bodyOf(source)
  expect(textOf(plain), source).toBe(body.textContent.trim())
  expect(bodyOf(plain).innerHTML).toBe(body.innerHTML)
}

test.for([
  '<p>Lumi&rsquo;s party &middot; 10:00&ndash;12:00&hellip;</p>',
  '&ldquo;a&rdquo; &copy; &times; &rarr; &hearts; &eacute;&Eacute; &fjlig; &nosuch;',
  '&amp;rsquo; &lt;b&gt; &Lt;&Gt; &AMP; &quot;x&quot; &apos; &#8217;',
  '<a title="&rdquo; > &LT;">&zwnj;x</a>',
  '<p>&copy 2026 Lumi &reg &amp more&hellip</p>',
  '&copy2026 &copyright &notit; &AMP &LT3 &ampamp; &amp;copy &apos &Lt &nbsp.',
  '<a href="/?a=1&copy=2&reg=3&lt=4&copyright=5&para">&para=1</a>',
  '<a title=\'&copy\' lang=&copy class="> &copy">&copy</a>',
])('reads the names of characters in %s as a browser does', expectAsInBrowser)

test('reads any reference to a character as a browser does, in texts and in attributes', async () => {
  const names = (
    'copy reg amp AMP lt LT gt quot QUOT nbsp apos not notin times timesb sup2 Eacute hellip rsquo Lt Amp nosuch ' +
    '#169 #xA9 #Xa9 #0 #128 #8217 #x1F3DD #00008217 #xffffff #xd800 #99999999999 # #x'
  ).split(' ')
  const reference = tuple(
    constantFrom(...names),
    constantFrom(';', '', ' ', '=', '=1', '1', 'x', 'it;', '.', '&', ';;'),
  ).map(([name, end]) => `&${name}${end}`)
  const text = array(oneof(reference, constantFrom('z', '한', 'Q&A ')), { maxLength: 4 })
  const source = tuple(text, text, text).map(
    ([title, href, inside]) =>
      `z${inside.join('')}z<a title="${title.join('')}" href='/?${href.join('')}'>${inside.join('')}</a>`,
  )
  await assert(asyncProperty(source, expectAsInBrowser), { numRuns: 500 })
})

test('reads a response whose JSON escapes the ampersand', async () => {
  await loadNamesFor(String.raw`{"contents":"a\u0026hellip;"}`)
  expect(v.parse(html, 'a&hellip;')).toBe('a&#8230;')
})

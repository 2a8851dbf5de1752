import { expect, test } from 'vitest'
import { descriptionOf, excerptOf, splitLead, textOf } from './html-text.ts'

test('returns the text of HTML', () => {
  const html =
    '<h2>One</h2><p>two &amp; <b>three</b><br>four&nbsp;&#39;five&#39;</p><script>x</script>'
  expect(textOf(html)).toBe("One\ntwo & three\nfour\u00a0'five'")
})

test.for([
  ['&#x27;a&#X27;', "'a'"],
  ['&#39;&apos;', "''"],
  ['&#x1F3DD;', '\u{1F3DD}'],
  ['&#xffffff;&#00000000000039;', "\ufffd'"],
  ['&amp;#39;', '&#39;'],
  ['&#146;&#x93;&#128;', '’“€'],
  ['&#0;&#xd800;', '\ufffd\ufffd'],
  ['&#8217s', '’s'],
  ['a &lt b &ampc &quot.', 'a < b &c ".'],
  ['&apos &amp;lt', '&apos &lt'],
] as const)('decodes %s once', ([html, text]) => {
  expect(textOf(html)).toBe(text)
})

test.for([
  [
    '<table><tr><th>Item</th><th>Details</th></tr><tr><td>Time</td><td> 10:00 </td></tr></table>',
    'Item · Details\nTime · 10:00',
  ],
  ['<tr><td></td><td>only</td><td> </td></tr>', 'only'],
  ['<td><p>One</p></td><td><p>Two</p></td>', 'One\nTwo'],
  ['before<ul><li>One<li>Two</ul>after', 'before\nOne\nTwo\nafter'],
  ['<dl><dt>Term<dd>Text</dl>', 'Term\nText'],
  ['<figure><img alt=""><figcaption>Caption</figcaption></figure>Text', 'Caption\nText'],
  ['<b>one</b> word, <i>un</i>broken', 'one word, unbroken'],
  ['<p title="a > b">one</p><p data-x=\'<b>\'>two</p>', 'one\ntwo'],
  ["<p title=it's>one</p>", 'one'],
  ['<p>1 < 2 and 3 > 2, I <3 you</p>', '1 < 2 and 3 > 2, I <3 you'],
  ['<script>if (1 < 2) "</p>"</script>text<style>a > b {}</style>', 'text'],
  ['<!-- <p>no</p> > -->text<!-- open', 'text'],
  ['<!doctype html><?xml x?>text<script>open', 'text'],
  ['<P>one<BR/>two</P>', 'one\ntwo'],
  ['text <a href="open', 'text'],
  ['<p>use &lt;main&gt;tag&lt;/main&gt;</p>', 'use <main>tag</main>'],
] as const)('separates blocks and cells: %s', ([html, text]) => {
  expect(textOf(html)).toBe(text)
})

test.for([
  ['<p>short</p>', 'short'],
  ['<p>one  two</p><p>three</p>', 'one two three'],
  ['<p>one two three four five six</p>', 'one two three four…'],
  [
    '가나다라마바사아자차카타파하가나다라마바사아자차카타파하',
    '가나다라마바사아자차카타파하가나다라마바…',
  ],
  ['🏝'.repeat(30), `${'🏝'.repeat(20)}…`],
  ['<img src="x">', ''],
] as const)('returns the excerpt of %s', ([html, text]) => {
  expect(excerptOf(html, 20)).toBe(text)
})

test('describes a post by its subtitle and its text, which may begin with it', () => {
  expect(descriptionOf('<p>Text.</p>', 'Subtitle.')).toBe('Subtitle. Text.')
  expect(descriptionOf('<p>Subtitle.</p><p>Text.</p>', 'Subtitle.')).toBe('Subtitle. Text.')
  expect(descriptionOf('<p>Text.</p>')).toBe('Text.')
  expect(descriptionOf('<h3>Bring:</h3><ul><li>Petals</li><li>A pot</li></ul><p>Stir.</p>')).toBe(
    'Bring: Petals · A pot · Stir.',
  )
  expect(descriptionOf('')).toBe('')
})

test('moves the first paragraph of a text to the head of its page, if it is short and only text', () => {
  expect(splitLead('<p>Come &amp; see.</p><p>Text.</p>')).toEqual({
    lead: 'Come & see.',
    rest: '<p>Text.</p>',
  })
  for (const first of ['<a href="/x">Come</a> and see.', 'Come. '.repeat(100), '']) {
    const html = `<p>${first}</p><p>Text.</p>`
    expect(splitLead(html).rest).toBe(html)
  }
  expect(splitLead('<h2>Come</h2><p>and see.</p>').rest).toMatch(/^<h2>/)
})

test('reads hostile markup of any length in one pass', () => {
  const half = 100_000
  for (const part of [
    '<',
    '<a ',
    '<a x=',
    '<!--',
    '<script>',
    '<a "',
    "<a b='",
    '&#',
    '<h2>',
    '<li ',
  ]) {
    expect(textOf(part.repeat(half)).length).toBeLessThanOrEqual(part.length * half)
  }
})

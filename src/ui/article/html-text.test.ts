import { expect, test } from 'vitest'
import { textOf } from './html-text.ts'

test('returns the text of HTML', () => {
  const html =
    '<h2>One</h2><p>two &amp; <b>three</b><br>four&nbsp;&#39;five&#39;</p><script>x</script>'
  expect(textOf(html)).toBe("One\ntwo & three\nfour\u00a0'five'")
})

test.for([
  ['&#x27;a&#X27;', "'a'"],
  ['&#39;&apos;', "''"],
  ['&#x1F3DD;', '\u{1F3DD}'],
  ['&#xffffff;', '&#xffffff;'],
  ['&amp;#39;', '&#39;'],
] as const)('decodes %s once', ([html, text]) => {
  expect(textOf(html)).toBe(text)
})

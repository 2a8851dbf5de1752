import { expect, test } from 'vitest'
import type { RenderedPage } from '../../src/prerender.tsx'
import type { Lang } from '../../src/i18n/lang.ts'
import { cspHash } from '../vite/document-shell.ts'
import { fillDocument, fillShell } from './document.ts'

const frame = {
  shell:
    '<html lang="ko"><head><!--head--><!--/head--></head><body><!--app--><!--data--></body></html>',
  firstScript: 'let a',
  styles: new Map([
    ['/assets/app.css', 'a{color:red}'],
    ['/assets/news.css', 'b{color:blue}'],
    ['/assets/other.css', 'c{color:green}'],
  ]),
}
const files = { scripts: ['/assets/a.js'], styles: ['/assets/app.css', '/assets/news.css'] }
const page: RenderedPage = {
  status: 200,
  routeIds: [],
  html: '<p>text</p>',
  head: '<title>t</title>',
  data: '{}',
}

test.for([
  ['page', () => fillDocument(frame, 'en', page, files)],
  ['shell', () => fillShell(frame, 'en', files)],
] as const)('a %s permits its own styles in a policy before them', ([, fill]) => {
  const own = 'a{color:red}b{color:blue}'
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${cspHash(own)}">`
  expect(fill()).toContain(`${policy}<style>${own}</style><link`)
  expect(fill().match(/<style|http-equiv/g)).toHaveLength(2)
})

test('only a page whose heading is in a font of its styles preloads it, at the start of its body', () => {
  const face = '/assets/a1.woff2'
  const korean = '/assets/b2.woff2'
  const rules = [
    `@font-face{font-family:L-ko;src:url(${korean})}`,
    `@font-face{font-family:L-en;src:url(${face})}`,
  ]
  const styles = new Map([['/assets/app.css', rules.join('')]])
  const preloads = (html: string, lang: Lang = 'en') =>
    fillDocument({ ...frame, styles }, lang, { ...page, html }, files).match(
      /<link rel="preload"[^>]*>/g,
    )
  const own = '<h1 class="a display">News</h1>'
  expect(preloads(own)).toEqual([`<link rel="preload" as="font" href="${face}" crossorigin/>`])
  expect(fillDocument({ ...frame, styles }, 'en', { ...page, html: own }, files)).toContain(
    '<body><link rel="preload" as="font"',
  )
  expect(preloads(own, 'kr')).toEqual([expect.stringContaining(korean)])
  const post = '<h1 class="a">A post</h1>'
  expect(preloads(post)).toEqual(preloads(own))
  expect(preloads(post, 'kr')).toBeNull()
  expect(preloads('<h1 class="a display"><img></h1>')).toBeNull()
})

import { expect, test } from 'vitest'
import type { RenderedPage } from '../../src/prerender.tsx'
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

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)
const clean = (html: string) => sanitize(html, { ownPath: () => null, sameView: false })

// The same inputs have the same results in a browser (sanitize.test.tsx).
test.for([
  [
    '<h1>제목</h1><p style="color:red" onclick="x">灯<script>x</script></p>',
    '<h2>제목</h2><p>灯</p>',
  ],
  ['<a href="javascript:x">kept</a>', '<a>kept</a>'],
  ['<a href="/\\evil.example">kept</a>', '<a>kept</a>'],
  ['<svg><a xlink:href="javascript:x"><text>x</text></a></svg>kept', 'kept'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=x>', ''],
  ['<template><img src=x onerror=x></template>kept', 'kept'],
  ['<p is="x-y" id="root" class="button">kept</p>', '<p>kept</p>'],
  [
    '<img src="data:image/png;base64,AAAA" alt="a">',
    '<img alt="a" loading="lazy" decoding="async">',
  ],
  [
    '<a href="https://a.example" ping="/x">a</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  [
    '<table><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
  ],
] as const)('sanitizes %s to %s at prerender', ([html, left]) => {
  expect(clean(html)).toBe(left)
})

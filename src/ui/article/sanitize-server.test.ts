import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'
import type { LinkRules } from './sanitize.ts'

/** Finds CODE next to the word "code", or below it. */
const findLinks = (text: string) =>
  Array.from(text.matchAll(/(code[\s:]*)(CODE\d)/g), ({ 1: before = '', 2: code = '', index }) => ({
    index: index + before.length,
    text: code,
    path: `/coupon?code=${code}`,
  }))

const sanitize = createSanitizer(new JSDOM('').window, findLinks)
const clean = (html: string, rules: Partial<LinkRules> = {}) =>
  sanitize(html, { ownPath: () => null, sameView: false, ...rules })

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

test.for([
  ['<p>code CODE1</p>', ['CODE1']],
  ['<p>CODE1</p>', []],
  ['<p><b>code</b>: <code>CODE1</code></p>', ['CODE1']],
  ['<h3>code</h3><ul><li><b>CODE1</b></li></ul>', ['CODE1']],
  ['<p>code<br>CODE1</p>', ['CODE1']],
  ['<b>code</b><b>CODE1</b>', ['CODE1']],
  [
    '<table><tr><th>day</th><th>code</th></tr><tr><td>1</td><td>CODE1</td></tr><tr><td>2</td><td>CODE2</td></tr></table>',
    ['CODE1', 'CODE2'],
  ],
  ['<table><tr><td>code</td><td>CODE1</td></tr></table>', ['CODE1']],
  ['<table><tr><th>code</th><th>day</th></tr><tr><td>1</td><td>CODE2</td></tr></table>', []],
] as const)('finds links in %s by the text around an element', ([html, codes]) => {
  const made = JSON.stringify(clean(html, { ownPath: (url) => url, linksCoupons: true }))
  expect(Array.from(made.matchAll(/\?code=(\w+)/g), ([, code]) => code)).toEqual(codes)
})

import { expect, test } from 'vitest'
import { modulesIn, modulesOf, stylesOf, type Sheet } from './page-styles.ts'

test('modules are known by the mark of their classes', () => {
  const html = '<p class="a0b visually-hidden"><b class="c12aa a0c">x</b></p>'
  expect([...modulesIn(html)]).toEqual(['a0', 'c12'])
})

test('a sheet has the modules that it has rules for, also deep in a selector', () => {
  const css = ':root:has(.a0a){margin:0}@media print{p:is(.b1c,.b1d) td{padding:.5em}}'
  expect([...modulesOf(css)]).toEqual(['a0', 'b1'])
})

const sheet = (address: string, ...modules: string[]): Sheet => ({
  address,
  modules: new Set(modules),
})

const sheets = new Map([
  ['/kit.js', [sheet('/kit.css', 'k0')]],
  ['/coupon.js', [sheet('/kit.css', 'k0'), sheet('/coupon.css', 'c0', 'c1')]],
  ['/other.js', [sheet('/other.css', 'o0')]],
])

const now = (...scripts: string[]) => ({ scripts, later: [] })

test('a page links the sheets that its HTML shows, and names those of its other scripts', () => {
  const html = '<p class="c1a first"></p>'
  expect(stylesOf(sheets, now('/kit.js', '/none.js', '/coupon.js'), html)).toEqual({
    linked: ['/coupon.css'],
    ahead: ['/kit.css'],
  })
})

test('a page that shows first styles only links nothing', () => {
  expect(stylesOf(sheets, now('/other.js'), '<p class="f0a"></p>')).toEqual({
    linked: [],
    ahead: ['/other.css'],
  })
  expect(stylesOf(sheets, now(), '<p class="o0a"></p>')).toEqual({ linked: [], ahead: [] })
})

test('of a script that comes later a page links what it shows, and leaves the rest to it', () => {
  const files = { scripts: ['/kit.js'], later: ['/coupon.js', '/other.js'] }
  expect(stylesOf(sheets, files, '<p class="c0a"></p>')).toEqual({
    linked: ['/coupon.css'],
    ahead: ['/kit.css'],
  })
})

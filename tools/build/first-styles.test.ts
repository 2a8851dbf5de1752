import { expect, test } from 'vitest'
import { isFirstPage, modulesIn, splitStyles } from './first-styles.ts'

const sheet = `
:root{--ink:#111}
body{margin:0}
.aA1_title{color:red}
.bB2_box{color:blue}
.bB2_box.bB2_open{color:green}
@media (min-width:40rem){.aA1_title{font-size:2rem}}
@media (min-width:64rem){.bB2_box{display:none}}
@keyframes bB2_turn{to{opacity:0}}
`

test('modules are known by the mark of their classes', () => {
  const html = '<p class="aA1_title visually-hidden"><b class="_9z_name aA1_day">x</b></p>'
  expect([...modulesIn(html)]).toEqual(['aA1', '_9z'])
})

test('the sheet is cut between modules, and nothing is lost or there twice', () => {
  const { first, rest } = splitStyles(sheet, new Set(['aA1']))
  expect(first).toContain('--ink')
  expect(first).toContain('margin:0')
  expect(first).toContain('aA1_title')
  expect(first).toContain('(min-width:40rem)')
  expect(first).not.toContain('bB2')
  expect(rest).toContain('.bB2_box{color:')
  expect(rest).toContain('.bB2_open')
  expect(rest).toContain('(min-width:64rem)')
  expect(rest).toContain('@keyframes bB2_turn')
  expect(rest).not.toContain('aA1')
  expect(rest).not.toContain('margin:0')
  // A query that has nothing left in it is gone with it.
  expect(rest).not.toContain('40rem')
})

test('media queries keep the form that old browsers read', () => {
  const { first } = splitStyles('@media (width >= 40rem){p{color:red}}', new Set())
  expect(first).toContain('(min-width:40rem)')
})

test.for([
  ['/', true],
  ['/community/news', true],
  ['/link/community/news/1060', true],
  ['/media', true],
  ['/link/ranking', false],
  ['/404', false],
  ['/community/event/601', true],
  ['/community/event/540', false],
  ['/community/event/544', false],
  ['/coupon', false],
  ['/survey/71', false],
  ['/linked', false],
] as const)('%s has its looks in the first styles: %s', ([path, isFirst]) => {
  expect(isFirstPage(path)).toBe(isFirst)
})

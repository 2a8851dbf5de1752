import { expect, test } from 'vitest'
import { textOf } from './html-text.ts'
import { withoutNoise, withShiftedHeadings } from './html-rewriting.ts'

test.for([
  ['<p style="color:red">a</p>', '<p >a</p>'],
  [`<a href="/x" onclick='go()' STYLE=x>a</a>`, '<a href="/x"  >a</a>'],
  ['<img src="x"onerror="y" alt=z>', '<img src="x" alt=z>'],
  ['<b/onfocus=1/style=2>', '<b/>'],
  ['<p>style="x" onclick="y"</p>', '<p>style="x" onclick="y"</p>'],
  ['<p title="a > b" style=x>style=1</p>', '<p title="a > b" >style=1</p>'],
  ['<a title="no style=1 here">', '<a title="no style=1 here">'],
  ['<style>p{}</style>', '<style>p{}</style>'],
  ['1 < 2 style=3', '1 < 2 style=3'],
  ['<p style="never closed', '<p '],
] as const)('removes from %s only the reported attributes', ([html, quiet]) => {
  expect(withoutNoise(html)).toBe(quiet)
})

test('rewrites hostile markup of any length in one pass', () => {
  // CPU time of this process only: wall-clock time depends on the load of the machine.
  const before = process.threadCpuUsage()
  for (const piece of [
    '<',
    '<a "',
    "<a '",
    '<a =',
    '<a ="',
    '<a  ',
    '=',
    '<a a',
    '<a style="',
    ' ',
    '\n',
    '<a ' + ' '.repeat(9),
  ]) {
    const html = piece.repeat(120_000)
    withoutNoise(html)
    withShiftedHeadings(html)
    textOf(html)
  }
  withoutNoise(`<a a${' '.repeat(500_000)}"`)
  const { user } = process.threadCpuUsage(before)
  expect(user / 1000).toBeLessThan(3000)
})

test.for([
  ['<h1>a</h1><h2 lang="ko">b</h2><h6>c</h6>', '<h2>a</h2><h3 lang="ko">b</h3><h4>c</h4>'],
  ['<h4>a</h4><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2>', '<h2>a</h2>'],
  ['<hr><header>', '<hr><header>'],
  ['no heading', 'no heading'],
] as const)('shifts the headings of %s below the h1', ([html, shifted]) => {
  expect(withShiftedHeadings(html)).toBe(shifted)
})

test.for([
  ['<h1>a</h1><h2>b</h2>', '<h3>a</h3><h4>b</h4>'],
  ['<h3>a</h3>', '<h3>a</h3>'],
  ['<h4>a</h4><h2>b</h2>', '<h4>a</h4><h3>b</h3>'],
] as const)('shifts the headings of %s below the h2', ([html, shifted]) => {
  expect(withShiftedHeadings(html, 3)).toBe(shifted)
})

import { expect, test } from 'vitest'
import { takeLater } from './later-styles.ts'

test('print and forced colours are taken out of a sheet, in their order, and nothing is lost', () => {
  const print = '@media print{:root{--ink:#000}.a0a{margin:0}}'
  const forced = '@media (forced-colors:active){.b0a{outline:2px solid}}'
  const wide = '@media (min-width:40rem){.a0a{margin:2px}}'
  const sheet = `:root{--ink:#111}${print}.a0a{margin:1px}${wide}${forced}.c0a{color:red}`
  expect(takeLater(sheet)).toEqual({
    now: `:root{--ink:#111}.a0a{margin:1px}${wide}.c0a{color:red}`,
    later: print + forced,
  })
  expect(takeLater(wide)).toEqual({ now: wide, later: '' })
})

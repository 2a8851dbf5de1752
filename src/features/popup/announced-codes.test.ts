import { expect, test } from 'vitest'
import { codesOf } from './announced-codes.ts'

const popup = (title: string, html?: string) => ({
  id: 1,
  title,
  html,
  image: undefined,
  url: null,
})

test('finds the codes in titles and texts, each once and at most two', () => {
  const popups = [
    popup('Use the code LUMIWELCOME01', '<p>Enter <strong>LUMIWELCOME01</strong>.</p>'),
    popup('No code'),
    popup('Two codes', '<p>ISLELANTERN16CHR, LUMITWELVE12</p>'),
  ]
  expect(codesOf(popups)).toEqual(['LUMIWELCOME01', 'ISLELANTERN16CHR'])
})

test('offers nothing that only looks like a code', () => {
  const html =
    '<p>등급분류번호 CC-OM-240611-001, 신고 2024-SEOUL-0123, TOUR2026-SEOUL-D1, 쿠폰 FIREWORKS2026A</p>'
  expect(codesOf([popup('ISLELANTERN16CHR'), popup('T', html)])).toEqual(['FIREWORKS2026A'])
})

test('finds no codes without popups', () => {
  expect(codesOf([])).toEqual([])
})

import { expect, test } from 'vitest'
import { codesOf } from './popup.queries.ts'

const popup = (title: string, html?: string) => ({
  id: 1,
  title,
  html,
  image: undefined,
  url: null,
})

test('finds the codes in titles and texts, each once and at most two', () => {
  const popups = [
    popup('Use LUMIWELCOME01', '<p>Enter <strong>LUMIWELCOME01</strong>.</p>'),
    popup('No code'),
    popup('Another', '<p>ISLELANTERN16CHR, LUMITWELVE12</p>'),
  ]
  expect(codesOf(popups)).toEqual(['LUMIWELCOME01', 'ISLELANTERN16CHR'])
})

test('finds no codes without popups', () => {
  expect(codesOf([])).toEqual([])
})

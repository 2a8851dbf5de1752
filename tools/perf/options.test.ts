import { expect, test } from 'vitest'
import { langs } from '../../src/i18n/lang.ts'
import { readOptions } from './options.ts'
import { subjects } from './pages.ts'
import { previewDist } from '../test-build.ts'

test('measures dist in all languages on all pages when no option is given', () => {
  expect(readOptions([])).toEqual({
    rounds: 3,
    langs,
    subjects,
    dist: previewDist,
    json: undefined,
  })
})

test('reads comma-separated languages and pages', () => {
  const args = ['--lang', 'kr,jp', '--page', 'main,visit', '--rounds', '1', '--dist', 'dist-old']
  expect(readOptions(args)).toMatchObject({
    rounds: 1,
    langs: ['kr', 'jp'],
    subjects: ['main', 'visit'],
    dist: 'dist-old',
  })
})

test.each([
  [['--lang', 'ko'], '--lang ko: use one of kr, en, jp'],
  [['--page', 'home'], '--page home: use one of main'],
  [['--rounds', '0'], '--rounds'],
  [['--fast'], '--fast'],
])('rejects %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

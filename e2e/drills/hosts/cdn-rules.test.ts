import { expect, test } from 'vitest'
import { headersFor, parseHeaders, parseRedirects } from './cdn-rules.ts'

test('a placeholder is one segment, and a star is everything', () => {
  const [known, unknown] = parseRedirects(
    '/kr/news/:part /shell/kr.html 200\n/* /kr/404.html 404\n',
  )
  expect(known).toMatchObject({ file: '/shell/kr.html', status: 200 })
  expect(known?.pattern.test('/kr/news/7')).toBe(true)
  expect(known?.pattern.test('/kr/news/7/8')).toBe(false)
  expect(unknown?.pattern.test('/a/b')).toBe(true)
})

test('the values of all rules that match are joined', () => {
  const rules = parseHeaders('/*\n  x-a: 1\n  x-b: c: d\n\n/kr/*\n  x-a: 2\n')
  expect(Object.fromEntries(headersFor(rules, '/kr/a'))).toEqual({ 'x-a': '1, 2', 'x-b': 'c: d' })
  expect(Object.fromEntries(headersFor(rules, '/en/a'))).toEqual({ 'x-a': '1', 'x-b': 'c: d' })
})

test('a line that a CDN would cut is an error', () => {
  expect(() => parseHeaders(`/*\n  x-a: ${'1'.repeat(2000)}\n`)).toThrow('characters')
})

import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { inParentheses, wrappedPackages } from './compile-early.ts'

const long = (mark: string) => `(e) => { ${`${mark}();`.repeat(4000)} }`

test('only long functions that a call is given at the top are put in parentheses', () => {
  const code = `var a = pack(${long('a')}), b = pack(() => 1);\nlet c = ${long('c')};\nvar d = pack(${long('d')})`
  const found = wrappedPackages(parseSync('r.js', code).program)
  expect(found).toHaveLength(2)
  const wrapped = inParentheses(code, found)
  expect(wrapped).toBe(
    `var a = pack((${long('a')})), b = pack(() => 1);\nlet c = ${long('c')};\nvar d = pack((${long('d')}))`,
  )
  expect(() => parseSync('r.js', wrapped)).not.toThrow()
})

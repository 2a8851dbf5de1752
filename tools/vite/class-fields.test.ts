import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { riskyFields } from './class-fields.ts'

const risky = (field: string) => {
  const code = `const a = [1], b = () => a; class C { m() { return (a) } ${field} }`
  return riskyFields(code, parseSync('c.js', code).program)
}

test.for<[string, string]>([
  ['x = a[(0)]', 'a[(0)]'],
  ['#x = b()', 'b()'],
  ['static x = new Map(a)', 'new Map(a)'],
  ['x = { a: () => a }', '{ a: () => a }'],
  ['x = class { y = b(1) }.name', 'class { y = b(1) }.name'],
])('a name within parentheses is found: %s', ([field, value]) => {
  expect(risky(field)).toContain(value)
})

test.for([
  '#x',
  'x = a',
  'x = 1',
  'x = (1)',
  'x = this.m.bind(this)',
  'x = { a: (1) }',
  '[b(a)] = 1',
])('nothing else is: %s', (field) => {
  expect(risky(field)).toEqual([])
})

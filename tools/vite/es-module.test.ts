import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { asEsModule } from './es-module.ts'

const written = (code: string) => asEsModule(code, parseSync('file.js', code).program).trim()

test('imports what it requires and exports what it puts on exports', () => {
  const code = `"use strict";
var A = require("a"),
  B = require("b");
function now() { return exports.start + A.now() + B.now(); }
exports.start = 1;
exports.now = now;`
  expect(written(code)).toBe(`"use strict";
import * as A from "a"
import * as B from "b"
function now() { return $start + A.now() + B.now(); }
var $start = 1;
var $now = now;
export { $start as start, $now as now }
export default { start: $start, now: $now }`)
})

test('what is only put there on the way is declared', () => {
  const code = 'if (globalThis.performance) { exports.now = () => 1 }'
  expect(written(code)).toContain('$now = () => 1')
  expect(written(code)).toMatch(/^var \$now$/m)
})

test.for([
  'module.exports = 1',
  'var a = 1, b = require("b")',
  'function late() { return require("a") }',
  'Object.assign(exports, {})',
  'exports[name] = 1',
])('%s is not written as what it is not', (code) => {
  expect(() => written(code)).toThrow('No way to write as an ES module')
})

test('words in strings stay words', () => {
  const code = 'exports.text = "exports.text and require(1)"'
  expect(written(code)).toContain('var $text = "exports.text and require(1)"')
})

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeSplitting } from './chunks.ts'

const modules = globSync(['src/**/*.{ts,tsx,css}', 'node_modules/{@tanstack,.}/*/package.json'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => `/${file}`)

/** Returns the patterns of a pattern with one list of alternatives. */
function alternativesOf(source: string): string[] {
  const [, before = source, list = '', after = ''] = /^(.*?)\(\?:(.*)\)(.*)$/.exec(source) ?? []
  return list.split('|').map((each) => before + each + after)
}

/** The alternatives of each group. A renamed module would leave its group without an error. */
const alternatives = codeSplitting.groups.flatMap(({ name, test: pattern }) =>
  pattern instanceof RegExp
    ? alternativesOf(pattern.source).map((source) => [name, source] as const)
    : [],
)

test.for(alternatives)('the group %s has a module that matches %s', ([, source]) => {
  expect(alternatives.length).toBeGreaterThan(10)
  expect(modules.filter((file) => new RegExp(source).test(file))).not.toEqual([])
})

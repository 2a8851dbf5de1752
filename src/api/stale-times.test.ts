import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

/** The text of each `queryOptions` call of the site, up to the next one. */
const factories = files.flatMap((file) => {
  const [, ...calls] = readFileSync(`src/${file}`, 'utf8').split('queryOptions({')
  return calls.map((text, index) => [`${file} ${index + 1}`, text] as const)
})

test('finds the query factories', () => {
  expect(factories.length).toBeGreaterThan(30)
})

test.for(factories)('%s says how long its data is fresh', ([, text]) => {
  expect(text).toContain('staleTime: ')
})

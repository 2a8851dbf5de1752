import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file),
)
const lines = files.flatMap((file) =>
  readFileSync(`src/${file}`, 'utf8')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`)
    .filter((line) => /\bVITE_\w+/.test(line)),
)

test('finds the settings', () => {
  expect(lines.length).toBeGreaterThan(10)
})

test('treats an empty setting as absent', () => {
  expect(
    lines.filter((line) => /VITE_\w+ (?:\?\?|[!=]==? (?:undefined|null|''))/.test(line)),
  ).toEqual([])
})

test('shows what is for testers only under a label that it knows', () => {
  const label = lines.filter((line) => line.includes('VITE_ENV_LABEL') && /[!=]=/.test(line))
  expect(label.length).toBeGreaterThan(2)
  expect(label.filter((line) => /!==|'prod'/.test(line))).toEqual([])
})

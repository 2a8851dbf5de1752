import { expect, test } from 'vitest'
import { exceeded, limits } from './limits.ts'

const most = { scripts: 165, changed: 20, css: 12, html: 15, narrowImages: 75, wideImages: 130 }

test('accepts a page that is exactly at its limits', () => {
  expect(exceeded(most, most)).toEqual([])
})

test('names every size that is above its limit', () => {
  expect(exceeded({ ...most, scripts: 165.1, wideImages: 131 }, most)).toEqual([
    'scripts',
    'wideImages',
  ])
})

test('does not accept a size that could not be measured', () => {
  expect(exceeded({ ...most, html: Number.NaN }, most)).toEqual(['html'])
})

test('allows leaderboards more script and policies more text', () => {
  expect(limits['/ranking/level']).toEqual({ ...most, scripts: 172 })
  expect(limits['/policy/terms']).toEqual({ ...most, html: 25 })
})

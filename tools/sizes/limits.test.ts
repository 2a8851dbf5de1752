import { expect, test } from 'vitest'
import { exceeded, limits } from './limits.ts'

const most = { scripts: 145, requests: 20, criticalCss: 8, stylesheets: 0, html: 15, image: 70 }

test('accepts a page that is exactly at its limits', () => {
  expect(exceeded(most, most)).toEqual([])
})

test('names every size that is above its limit', () => {
  expect(exceeded({ ...most, scripts: 145.1, image: 71 }, most)).toEqual(['scripts', 'image'])
})

test('does not accept a size that could not be measured', () => {
  expect(exceeded({ ...most, html: Number.NaN }, most)).toEqual(['html'])
})

test('allows leaderboards more script and policies more text', () => {
  expect(limits['/ranking/level']).toEqual({ ...most, scripts: 155 })
  expect(limits['/policy/terms']).toEqual({ ...most, html: 25 })
})

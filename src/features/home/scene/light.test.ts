import { expect, test } from 'vitest'
import { lightOf } from './light.ts'

const launch = new Date(2023, 2, 28)

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [8, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [19, 'dusk'],
  [20, 'night'],
])('at %i o’clock the light is that of %s', (hour, light) => {
  expect(lightOf(new Date(2026, 6, 1, hour), launch)).toBe(light)
})

test.each([
  ['2026-03-24', false],
  ['2026-03-25', true],
  ['2026-03-31', true],
  ['2026-04-01', false],
  ['2022-03-28', false],
])('on %s the island celebrates: %s', (day, celebrates) => {
  expect(lightOf(new Date(`${day}T12:00`), launch) === 'festival').toBe(celebrates)
})

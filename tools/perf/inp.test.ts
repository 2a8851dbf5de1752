import { expect, test } from 'vitest'
import { interactionDurations, slowestInteraction } from './inp.ts'

const entry = (id: number, name: string, duration: number) => ({
  id,
  name,
  duration,
  startTime: 0,
})
const tap = [entry(7, 'pointerdown', 24), entry(7, 'pointerup', 96), entry(7, 'click', 96)]
const key = [entry(14, 'keydown', 48), entry(14, 'keyup', 16)]

test('counts an interaction once, by its slowest event', () => {
  expect(interactionDurations([...tap, ...key])).toEqual([96, 48])
})

test('returns the slowest interaction', () => {
  expect(slowestInteraction([...key, ...tap])).toBe(96)
})

test('returns 0 when no interaction took 16 ms', () => {
  expect(slowestInteraction([])).toBe(0)
})

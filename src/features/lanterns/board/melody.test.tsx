import { expect, test, vi } from 'vitest'
import { playMelody } from './melody.ts'

test('plays a note for each tile of a chain, and closes the sound after the last', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  const close = vi.spyOn(AudioContext.prototype, 'close')
  playMelody('pado', 3)
  await expect.poll(() => start.mock.calls.length).toBe(3)
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('reports no error in a browser that refuses sound', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('AudioContext', undefined)
  playMelody('pado', 3)
  await expect.poll(() => warn.mock.calls.length).toBe(1)
})

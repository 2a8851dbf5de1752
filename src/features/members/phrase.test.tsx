import { expect, test } from 'vitest'
import { members } from '#site-members.ts'
import { playPhrase } from './phrase.ts'

const rate = 22_050

/** Returns the wave of a member's phrase. */
async function waveOf(id: (typeof members)[number]): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, 5 * rate, rate)
  void playPhrase(audio, id, null)
  return (await audio.startRendering()).getChannelData(0)
}

const loudestOf = (wave: Float32Array) => wave.reduce((most, at) => Math.max(most, Math.abs(at)), 0)

test('plays every member differently, neither too quiet nor distorted, and ends', async () => {
  const waves = await Promise.all(members.map((id) => waveOf(id)))
  for (const wave of waves) {
    expect(loudestOf(wave)).toBeGreaterThan(0.1)
    expect(loudestOf(wave)).toBeLessThan(0.9)
    expect(loudestOf(wave.slice(-rate / 10))).toBe(0)
  }
  expect(new Set(waves.map((wave) => wave[rate])).size).toBe(members.length)
})

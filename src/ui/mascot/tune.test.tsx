import { expect, test } from 'vitest'
import { members, type MemberId } from '#site-members.ts'
import { playTune } from './tune.ts'

const rate = 22_050

/** Returns the wave of the tune by these members. */
async function waveOf(...ids: readonly MemberId[]): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, 5 * rate, rate)
  void playTune(
    audio,
    ids.map((id) => ({ id, figure: null })),
  )
  return (await audio.startRendering()).getChannelData(0)
}

const loudestOf = (wave: Float32Array) => wave.reduce((most, at) => Math.max(most, Math.abs(at)), 0)

test('plays the tune by every member differently, neither too quiet nor distorted, and ends', async () => {
  const waves = await Promise.all(members.map((id) => waveOf(id)))
  for (const wave of waves) {
    expect(loudestOf(wave)).toBeGreaterThan(0.1)
    expect(loudestOf(wave)).toBeLessThan(0.9)
    expect(loudestOf(wave.slice(-rate / 10))).toBe(0)
  }
  expect(new Set(waves.map((wave) => wave[rate])).size).toBe(members.length)
})

test('plays all together without distortion', async () => {
  const loudest = loudestOf(await waveOf(...members))
  expect(loudest).toBeGreaterThan(0.1)
  expect(loudest).toBeLessThan(0.9)
})

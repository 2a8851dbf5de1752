import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { tracks } from '../../db/tracks.ts'
import { decibels, meanOf, peakOf, seamOf } from './loudness.ts'
import { chords, hertzOf, line } from './score.ts'
import { loopNames, playLoop } from './tracks.ts'

// Few samples a second are enough for what is measured here.
const sounds = new Map(loopNames.map((name) => [name, playLoop(name, 4000)]))

describe.each([...sounds])('%s', (name, sound) => {
  test('is 12 to 24 seconds long', () => {
    const seconds = sound.sides[0].length / sound.rate
    expect(seconds).toBeGreaterThan(12)
    expect(seconds).toBeLessThan(24)
  })

  test('leaves room above and is as loud as the others', () => {
    expect(decibels(peakOf(sound))).toBeLessThanOrEqual(-3)
    const all = [...sounds.values()].map((each) => decibels(meanOf(each)))
    const middle = all.reduce((sum, each) => sum + each) / all.length
    expect(Math.abs(decibels(meanOf(sound)) - middle)).toBeLessThan(2)
  })

  test('leads from its end into its beginning', () => {
    const { seam, within } = seamOf(sound)
    expect(seam).toBeLessThan(within)
  })

  test('is a small MP3 file', async () => {
    const file = await readFile(new URL(`../../files/music/${name}.mp3`, import.meta.url))
    expect(file.length).toBeLessThan(200_000)
    // MPEG-2, layer 3, 64 kbit/s, 24 kHz; then how long it is without the silence around it.
    expect([...file.subarray(0, 3)]).toEqual([0xff, 0xf3, 0x84])
    expect(file.toString('latin1', 21, 25)).toBe('Info')
    const frames = file.readUInt32BE(29)
    expect(file.length).toBe((frames + 1) * 192)
    const around = file.readUIntBE(58, 3)
    const samples = frames * 576 - (around >> 12) - (around & 4095)
    expect(samples / 24_000).toBeCloseTo(sound.sides[0].length / sound.rate, 3)
  })
})

test('every track is a loop, and no list has one twice', () => {
  for (const list of Object.values(tracks)) {
    const names = list.map(({ bgmSrc }) => /^\/game-data\/music\/([\w-]+)\.mp3$/.exec(bgmSrc)?.[1])
    expect(new Set(names).size).toBe(list.length)
    for (const name of names) expect(loopNames).toContain(name)
  }
})

test('notes are read by their names', () => {
  expect(hertzOf('A4')).toBe(440)
  expect(hertzOf('Bb3')).toBeCloseTo(233.08, 2)
  expect(() => hertzOf('H4')).toThrow('no note')
  expect(line('A4:1 -:1 | A4:2', 2)).toEqual([
    { at: 0, length: 1, hertz: 440 },
    { at: 2, length: 2, hertz: 440 },
  ])
  expect(() => line('A4:1', 2)).toThrow('no full bar')
  expect(chords('A4 A3 | A4')).toEqual([[440, 220], [440]])
})

import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Track } from './music.schema.ts'
import { trackAfter, trackBefore } from './track-order.ts'

test.for([
  [0, 3, 1, 2],
  [1, 3, 2, 0],
  [2, 3, 0, 1],
  [0, 1, 0, 0],
  [0, 0, 0, 0],
] as const)('around track %i of %i are %i and %i', ([index, count, after, before]) => {
  expect(trackAfter(index, count)).toBe(after)
  expect(trackBefore(index, count)).toBe(before)
})

test.for([
  [{ bgmSrc: '/game-data/music/morning.mp3', autoPlay: 1, title: 'Dawn' }, true],
  [{ bgmSrc: 'https://assets.example/a.mp3', autoPlay: 0 }, true],
  [{ bgmSrc: '/a.mp3', autoPlay: 0, title: 7 }, true],
  [{ bgmSrc: 'javascript:alert(1)', autoPlay: 0 }, false],
  [{ bgmSrc: '//evil.invalid/a.mp3', autoPlay: 0 }, false],
  [{ bgmSrc: '', autoPlay: 0 }, false],
  [{ bgmSrc: '/a.mp3', autoPlay: 2 }, false],
  [{ autoPlay: 1 }, false],
] as const)('%j is a track: %s', ([wire, isTrack]) => {
  expect(v.is(Track, wire)).toBe(isTrack)
})

import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Track } from './music.schema.ts'

test.for([
  [{ bgmSrc: '/game-data/music/morning.mp3', autoPlay: 1, title: 'Dawn' }, true],
  [{ bgmSrc: 'https://assets.example/a.mp3', autoPlay: 0 }, true],
  [{ bgmSrc: '/a.mp3', autoPlay: 0, title: 7 }, true],
  [{ bgmSrc: 'javascript:alert(1)', autoPlay: 0 }, false],
  [{ bgmSrc: '//evil.invalid/a.mp3', autoPlay: 0 }, false],
  [{ bgmSrc: '', autoPlay: 0 }, false],
  [{ bgmSrc: '/a.mp3', autoPlay: 2 }, false],
  [{ autoPlay: 1 }, false],
] as const)('%j is a valid track: %s', ([wire, isTrack]) => {
  expect(v.is(Track, wire)).toBe(isTrack)
})

import { expect, test } from 'vitest'
import { songsOf } from './album.queries.ts'

const track = (name: string) => ({ url: `/${name}.mp3`, playsByItself: false, title: name })

test('names each track once, with all pages that play it', () => {
  const songs = songsOf([
    ['MAIN', [track('dawn'), track('dusk')]],
    ['EVENT', []],
    ['COUPON', [track('dusk'), track('dusk'), track('feast')]],
  ])
  expect(songs.map(({ title, pages }) => [title, pages])).toEqual([
    ['dawn', ['MAIN']],
    ['dusk', ['MAIN', 'COUPON']],
    ['feast', ['COUPON']],
  ])
})

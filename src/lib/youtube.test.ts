import { expect, test } from 'vitest'
import { watchUrl, youtubeVideo } from './youtube.ts'

test.for([
  ['https://www.youtube.com/watch?v=LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://m.youtube.com/watch?list=x&v=LuAbCd_-Gh0&t=3', 'LuAbCd_-Gh0'],
  ['https://youtube.com/watch?v=LuAbCd_-Gh0#t=3', 'LuAbCd_-Gh0'],
  ['https://youtu.be/LuAbCd_-Gh0?si=share', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/embed/LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/shorts/LuAbCd_-Gh0?feature=share', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/shorts/LuAbCd_-Gh0/', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/live/LuAbCd_-Gh0?si=share', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/watch/?v=LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/v/LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://music.youtube.com/watch?v=LuAbCd_-Gh0&list=RDAM', 'LuAbCd_-Gh0'],
  ['https://www.youtube-nocookie.com/embed/LuAbCd_-Gh0?si=share', 'LuAbCd_-Gh0'],
  ['https://youtu.be/LuAbCd_-Gh0/', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/embed/videoseries?list=PLx', null],
  ['https://www.youtube.com/embed/live_stream?channel=UCx', null],
  ['https://www.youtube.com/playlist?list=PLx', null],
  ['https://www.youtube.com/clip/UgkxLuAbCd0', null],
  ['https://music.youtube.com.evil.invalid/watch?v=LuAbCd_-Gh0', null],
  ['https://evil.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['http://www.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['//www.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['/watch?v=LuAbCd_-Gh0', null],
  ['https://www.youtube.com.evil.invalid/watch?v=LuAbCd_-Gh0', null],
  ['https://evil.invalid/www.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['https://notyoutu.be/LuAbCd_-Gh0', null],
  ['https://notyoutube.com/watch?v=LuAbCd_-Gh0', null],
  ['https://www.youtube.com./watch?v=LuAbCd_-Gh0', null],
  ['https://www.youtube.com:8443/watch?v=LuAbCd_-Gh0', null],
  ['https://user@www.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['https://www.youtube.com@evil.invalid/watch?v=LuAbCd_-Gh0', null],
  ['javascript://www.youtube.com/watch?v=LuAbCd_-Gh0', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://www.youtube.com/watch?v=LuAbCd_-Gh0x', null],
  ['https://www.youtube.com/watch?v=../../api/xy', null],
  ['https://www.youtube.com/channel/LuAbCd_-Gh0', null],
  ['https://youtu.be/LuAbCd_-Gh0/x', null],
  ['', null],
  [undefined, null],
  [42, null],
] as const)('finds in %s the video %s', ([url, id]) => {
  expect(youtubeVideo(url)?.id ?? null).toBe(id)
})

test.for([
  ['watch?v=LuAbCd_-Gh0&t=90', 90],
  ['watch?v=LuAbCd_-Gh0&t=90s', 90],
  ['watch?v=LuAbCd_-Gh0&t=1h2m3s', 3723],
  ['watch?v=LuAbCd_-Gh0&t=2m', 120],
  ['watch?v=LuAbCd_-Gh0#t=1m30s', 90],
  ['embed/LuAbCd_-Gh0?start=45', 45],
  ['live/LuAbCd_-Gh0?si=x&t=45', 45],
  ['watch?v=LuAbCd_-Gh0', 0],
  ['watch?v=LuAbCd_-Gh0&t=', 0],
  ['watch?v=LuAbCd_-Gh0&t=-5', 0],
  ['watch?v=LuAbCd_-Gh0&t=1e9&autoplay=1', 0],
  ['watch?v=LuAbCd_-Gh0&t=99999999', 0],
] as const)('%s starts at second %i', ([path, start]) => {
  const video = youtubeVideo(`https://www.youtube.com/${path}`)
  expect(video).toEqual({ id: 'LuAbCd_-Gh0', start })
  expect(video && youtubeVideo(watchUrl(video))).toEqual(video)
})

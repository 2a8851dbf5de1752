import { expect, test } from 'vitest'
import { youtubeId } from './youtube-id.ts'

test.for([
  ['https://www.youtube.com/watch?v=LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://m.youtube.com/watch?list=x&v=LuAbCd_-Gh0&t=3', 'LuAbCd_-Gh0'],
  ['https://youtube.com/watch?v=LuAbCd_-Gh0#t=3', 'LuAbCd_-Gh0'],
  ['https://youtu.be/LuAbCd_-Gh0?si=share', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/embed/LuAbCd_-Gh0', 'LuAbCd_-Gh0'],
  ['https://www.youtube.com/shorts/LuAbCd_-Gh0?feature=share', 'LuAbCd_-Gh0'],
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
  expect(youtubeId(url)).toBe(id)
})

import { expect, test } from 'vitest'
import { musicPageOf } from './music-page.ts'

const music = 'COUPON'
const match = (differences: object) =>
  ({ staticData: { music, ...differences }, params: {} }) as Parameters<typeof musicPageOf>[0]

test('a page has its music, but not in the webview nor where it is not found', () => {
  expect(musicPageOf(match({}))).toBe(music)
  expect(musicPageOf(match({ isLink: true }))).toBeUndefined()
  expect(musicPageOf(match({ notFound: true }))).toBeUndefined()
})

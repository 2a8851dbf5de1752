import { afterEach, describe, expect, test, vi } from 'vitest'
import { callTrackers, pixelUrl } from './advertising.ts'

const ids = { kr: '11', en: '22', jp: '' }
const page = 'https://isle.example/en/coupon?code=LUMIWELCOME01&keyword=moon#top'

test.for([
  [{ host: '', ids }, 'en', null],
  [{ host: 'pixel.example', ids }, 'jp', null],
  [{ host: 'pixel.example/../x', ids }, 'en', null],
  [{ host: 'user@pixel.example', ids }, 'en', null],
  [
    { host: 'pixel.example', ids },
    'en',
    'https://pixel.example/tr?id=22&ev=PageView&dl=https%3A%2F%2Fisle.example%2Fen%2Fcoupon',
  ],
] as const)('returns the pixel URL of %j in %s: %s', ([pixel, lang, url]) => {
  expect(pixelUrl(pixel, lang, page)).toBe(url)
})

describe('a conversion', () => {
  afterEach(() => vi.unstubAllGlobals())

  const args = ['track', 'Install', { value: 0, quantity: 0 }]
  const call = (method = '') => ({ global: 'trackIt', method, args })

  test('calls a global function with amount and quantity 0', () => {
    const trackIt = vi.fn()
    vi.stubGlobal('trackIt', trackIt)
    callTrackers([call()])
    expect(trackIt.mock.calls).toEqual([args])
  })

  test('calls the method of a global object with the object as `this`', () => {
    const tracker = { calls: 0, track: vi.fn(), send: () => (tracker.calls += 1) }
    vi.stubGlobal('trackIt', tracker)
    callTrackers([call('track'), call('send')])
    expect(tracker.track.mock.calls).toEqual([args])
    expect(tracker.calls).toBe(1)
  })

  test.for<readonly [string, unknown, string]>([
    ['is missing', undefined, ''],
    ['is null', null, 'track'],
    ['is a string', 'trackIt', ''],
    ['has no such method', {}, 'track'],
    [
      'throws',
      () => {
        throw new Error('its own fault')
      },
      '',
    ],
    [
      'throws when it is looked at',
      {
        get track() {
          throw new Error('its own fault')
        },
      },
      'track',
    ],
  ])('skips a tracker that %s and calls the next one', ([, value, method]) => {
    const other = vi.fn()
    vi.stubGlobal('trackIt', value)
    vi.stubGlobal('otherTracker', other)
    callTrackers([call(method), { global: 'otherTracker', method: '', args }])
    expect(other).toHaveBeenCalledOnce()
  })
})

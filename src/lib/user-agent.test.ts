import { expect, test } from 'vitest'
import { platformOf } from './user-agent.ts'

test.for([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile', 5, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) Version/15.4', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605', 0, 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10, 'computer'],
  ['', 0, 'computer'],
] as const)('detects %s with %i touch points as %s', ([userAgent, touchPoints, platform]) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform)
})

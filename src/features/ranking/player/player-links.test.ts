import { expect, test } from 'vitest'
import { parseSearchString } from '#lib/search-string.ts'
import { encodeQueryValue } from './player-links.ts'

test.for([
  'Lumi',
  '달빛 여우',
  'a&b=c#d',
  '100%',
  '1+1',
  '"><img>',
  "O'Neil",
  '\\^`{|}',
  '👩\u200d🎤',
  '\ud800',
])('the name %j survives the round trip through its link', (name) => {
  const { search } = new URL(`https://visit.invalid/?player=${encodeQueryValue(name)}`)
  // A URL can't contain an unpaired surrogate.
  expect(parseSearchString(search).player).toBe(name.replace('\ud800', '\ufffd'))
})

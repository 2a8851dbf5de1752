import { expect, test } from 'vitest'
import { messageSearch } from './devlog.search.ts'
import { offeredLangs, readingFor, readingOf } from './message-reading.ts'

const none = { secondLang: undefined, reading: 'own', remembered: null } as const
const english = { own: 'en', page: 'en', ...none } as const
const korean = { own: 'kr', page: 'kr', ...none } as const
/** Without a translation the English page shows the Korean original. */
const untranslated = { own: 'kr', page: 'en', ...none } as const

test('offers every language but that of the text and that of the page', () => {
  expect(offeredLangs('kr', 'kr')).toEqual(['en', 'jp'])
  expect(offeredLangs('en', 'en')).toEqual(['kr', 'jp'])
  expect(offeredLangs('kr', 'en')).toEqual(['jp'])
})

test.each([
  ['nothing was chosen', english, 'own'],
  ['the URL names a language', { ...english, secondLang: 'jp' }, 'jp'],
  ["the URL names the page's language", { ...english, secondLang: 'en' }, 'own'],
  ['the device remembers a language', { ...english, remembered: 'jp' }, 'jp'],
  ["the device remembers the page's language", { ...english, remembered: 'en' }, 'own'],
  ['the URL and the device differ', { ...english, secondLang: 'kr', remembered: 'jp' }, 'kr'],
  ['other texts show the original', { ...english, reading: 'original' }, 'original'],
  ['other texts show both', { ...english, reading: 'both' }, 'kr'],
  ['the URL and the tab differ', { ...english, secondLang: 'jp', reading: 'original' }, 'jp'],
  [
    'the tab and the device differ',
    { ...english, reading: 'original', remembered: 'jp' },
    'original',
  ],
  ['the text is the original', { ...korean, reading: 'original' }, 'own'],
  ['a Korean page shows both', { ...korean, reading: 'both' }, 'own'],
  ['a translation is missing', { ...untranslated, secondLang: 'en' }, 'own'],
  ['a translation is missing, with Japanese', { ...untranslated, secondLang: 'jp' }, 'jp'],
] as const)('reads a message if %s', (_, options, reading) => {
  expect(readingOf(options)).toBe(reading)
})

test('chooses the same for other texts as far as they can', () => {
  expect((['own', 'original', 'kr', 'jp'] as const).map(readingFor)).toEqual([
    'own',
    'original',
    'both',
    'own',
  ])
})

test.each([
  ['kr', 'kr'],
  ['jp', 'jp'],
  ['ja', undefined],
  ['KR', undefined],
  ['<script>', undefined],
  [1, undefined],
  [['kr', 'en'], undefined],
])('reads the search param with=%j as %s', (value, lang) => {
  expect(messageSearch.parse({ with: value })).toEqual({ with: lang })
})

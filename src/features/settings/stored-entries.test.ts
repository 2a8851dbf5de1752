import { expect, test } from 'vitest'
import { entriesOf } from './stored-entries.ts'

const stored = new Map([
  ['motion', 'off'],
  ['NO_SHOW_TODAY_12', '1718031600000'],
  ['somebody-elses', 'x'],
  ['language', 'jp'],
  ['NO_SHOW_TODAY_7', '1718031600000'],
  ['languages', 'x'],
  ['couponUids', '["1"]'],
  ['surveyDraft_71', '{}'],
  ['couponFields', '{}'],
  ['reloaded after: Failed', '1'],
])

test('lists all entries by kind, unknown ones last', () => {
  const entries = entriesOf([...stored.keys()], (key) => stored.get(key) ?? null)
  expect(entries.map(({ key, kind, value }) => [key, kind, value])).toEqual([
    ['language', 'language', 'jp'],
    ['motion', 'motion', 'off'],
    ['NO_SHOW_TODAY_12', 'hidden-popup', '1718031600000'],
    ['NO_SHOW_TODAY_7', 'hidden-popup', '1718031600000'],
    ['couponUids', 'uids', '["1"]'],
    ['couponFields', 'coupon-form', '{}'],
    ['surveyDraft_71', 'survey-drafts', '{}'],
    ['reloaded after: Failed', 'tab', '1'],
    ['somebody-elses', 'other', 'x'],
    ['languages', 'other', 'x'],
  ])
})

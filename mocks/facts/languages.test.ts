import { expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { sorted } from '../../src/lib/collections.ts'
import { passages, twinsOf, type Passage } from './passages.ts'
import { datesIn, hoursIn, numbersIn, states } from './reading.ts'

/** The laws of the countries ask for different texts: these differ on purpose. */
const differs =
  /^(?:pages\/(?!guide|credits|support|operation-policy|cookies)|locales: Two years, and a lantern|locales: Your coupon has been redeemed)/

const compared = passages.filter(({ path }) => !differs.test(path))

/** A line without what is compared on its own, or is no fact: days, links, codes, versions. */
function bare({ text, lang }: Pick<Passage, 'text' | 'lang'>): string {
  const plain = text
    .replaceAll(/\{\w+(?:[+-]\d+)?\}/g, ' ')
    .replaceAll(/\]\([^)]*\)|<\/?\d+\/?>|=\d+ ?(?=\{)/g, ' ')
    .replaceAll(/\b[A-Z\d]{8,}\b|\b\d\.\d+\.\d\b|^\d+\. |^#+ /g, ' ')
  return lang === 'en'
    ? plain.replaceAll(
        /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
        ' ',
      )
    : plain.replaceAll(/\d{1,2}(?:월|月)(?: ?\d{1,2}(?:일|日))?/g, ' ')
}

const listed = (values: Iterable<string>) =>
  sorted([...new Set(values)], (one, other) => (one < other ? -1 : 1)).join(' ')

/** Compares a kind of fact in the languages of each line. Returns the disagreements and the number of facts. */
function compare(factsOf: (text: string, lang: Locale) => Iterable<string>) {
  let count = 0
  const wrong = compared.flatMap((passage) => {
    const facts = listed(factsOf(passage.text, passage.lang))
    count += facts === '' ? 0 : facts.split(' ').length
    return twinsOf(passage)
      .filter((twin) => listed(factsOf(twin.text, twin.lang)) !== facts)
      .map(
        (twin) => `${passage.path}: ${passage.lang} ${facts || 'none'}, ${twin.lang}: ${twin.text}`,
      )
  })
  return { wrong, count }
}

test('the languages of a text state the same dates', () => {
  const { wrong, count } = compare((text, lang) => datesIn(text, lang))
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(30)
})

test('the languages of a text state the same hours', () => {
  const { wrong, count } = compare((text, lang) => hoursIn(text, lang).hours)
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(150)
})

test('the languages of a text state the same versions, codes and days of the calendar', () => {
  const { wrong, count } = compare((text) =>
    [...text.matchAll(/\b\d\.\d{2}\.\d\b|\b(?=\w*\d)[A-Z][A-Z\d]{11,}\b|\{\w[+-]\d+\}/g)].map(
      ([fact]) => fact.toLowerCase(),
    ),
  )
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(180)
})

test('a number that one language writes in digits is in the others', () => {
  const wrong: string[] = []
  let count = 0
  for (const passage of compared) {
    const { rest } = hoursIn(bare(passage), passage.lang)
    for (const value of numbersIn(rest.replaceAll(/@\d+:\d+/g, ' ')).filter((each) => each > 3)) {
      count += 1
      const without = twinsOf(passage).filter((twin) => !states(bare(twin), twin.lang, value))
      wrong.push(
        ...without.map((twin) => `${twin.path}: no ${value} in ${twin.lang}: ${twin.text}`),
      )
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(700)
})

const namesIn = (text: string) =>
  [...text.matchAll(/[^\s*|、,]+\*{2,3}(?=[、,]| \|)/g)].map(([name]) => name)

test('winners are the same in all languages', () => {
  const { wrong, count } = compare(namesIn)
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(20)
})

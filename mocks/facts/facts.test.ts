import { expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { coupons } from '../db/coupons.ts'
import { everyPost } from '../db/every-post.ts'
import { langs } from '../db/text.ts'
import { extension, freeSpace, minimum, offers, rewardNames, settled, updates } from './facts.ts'
import { passages, textOfPost } from './passages.ts'
import { daysIn, hoursIn, sentencesOf, states } from './reading.ts'

const dayOf = (time = '') => Number(/^[+-]\d+(?= )/.exec(time)?.[0] ?? Number.NaN)

test('a line never says the opposite of what is settled', () => {
  const wrong = passages.flatMap(({ path, lang, text }) =>
    Object.entries(settled).flatMap(([fact, { about, wrong: opposite }]) =>
      about[lang].test(text) && opposite[lang].test(text)
        ? [`${fact}: ${path} ${lang}: ${text}`]
        : [],
    ),
  )
  expect(wrong).toEqual([])
  for (const { about } of Object.values(settled)) {
    for (const lang of langs) {
      expect(passages.some((one) => one.lang === lang && about[lang].test(one.text))).toBe(true)
    }
  }
})

test('a version is in the table of updates, with the day of each sentence about it', () => {
  let count = 0
  for (const { path, lang, text } of passages) {
    for (const sentence of sentencesOf(text)) {
      const versions = [...new Set(sentence.match(/\b\d\.\d{2}\.\d\b/g))]
      for (const version of versions) expect(Object.keys(updates), path).toContain(version)
      count += versions.length
      const [version = '', ...others] = versions
      const days = daysIn(sentence)
      if (others.length > 0 || days.length !== 1 || version === '') continue
      expect(days, `${path} ${lang}: ${sentence}`).toEqual([updates[version]])
    }
  }
  expect(count).toBeGreaterThan(45)
})

test('an update and its maintenance are on the day of the table', () => {
  const notices = everyPost.filter(({ kind }) => kind === 'notices')
  for (const [version, day] of Object.entries(updates)) {
    const posted = notices.filter(
      ({ head, texts: { ko } }) =>
        head.category === 'update' && ko?.title.startsWith(`${version} `),
    )
    expect(posted.length, version).toBe(1)
    // The one to come has only its preview.
    expect(day < 0 ? dayOf(posted[0]?.head.at) : day, version).toBe(day)
    const down = notices.filter(
      ({ head, texts }) => head.from !== undefined && texts.ko?.body.includes(version),
    )
    for (const { head, path } of down) expect(dayOf(head.from), path).toBe(day)
  }
})

/** Returns the posts in whose texts or links each coupon code is. */
function announcements(): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { path, head } of everyPost) {
    const text = `${langs.map((lang) => textOfPost(path, lang)).join('\n')} ${head.link ?? ''}`
    for (const [code] of text.matchAll(/\b(?=[A-Z\d]*[A-Z])[A-Z\d]{12,16}\b/g)) {
      codes.set(code, (codes.get(code) ?? new Set()).add(path))
    }
  }
  return codes
}

/** The words by which a text about one code of an event parts it from the code of another. */
const apart: Record<Locale, RegExp> = {
  ko: /함께 사용/,
  en: /separate|as well|too\b/,
  ja: /とは別に|あわせて/,
}

/** Returns what a text leaves out of the facts of a coupon. */
function missingIn(
  text: string,
  lang: Locale,
  { until, reward, isApart }: (typeof offers)[string],
) {
  const [amount, of] = reward
  return [
    ...(states(text, lang, amount) && text.includes(rewardNames[of][lang]) ? [] : ['reward']),
    ...(until === undefined || daysIn(text).includes(until[0]) ? [] : ['day']),
    ...(until === undefined || hoursIn(text, lang).hours.has(until[1]) ? [] : ['hour']),
    ...(!isApart || apart[lang].test(text) ? [] : ['other codes of the event']),
  ]
}

test('a coupon code is announced with its reward and its last day, and the backend knows it', () => {
  const codes = announcements()
  expect(new Set(codes.keys())).toEqual(new Set(Object.keys(offers)))
  for (const [code, offer] of Object.entries(offers)) {
    expect(coupons[code]?.event, code).toBe(offer.event)
    expect(coupons[code]?.result, code).toBe(offer.until && offer.until[0] < 0 ? 5003 : 0)
    for (const path of codes.get(code) ?? []) {
      for (const lang of langs) {
        expect(missingIn(textOfPost(path, lang), lang, offer), `${code} ${path} ${lang}`).toEqual(
          [],
        )
      }
    }
  }
})

const claims = { ko: /수령/, en: /claim/i, ja: /受け取/ }
const within = { ko: /(\d+)일 이내/, en: /within (\d+) days/, ja: /(\d+)日以内/ }

/** Returns the last days on which a line says that a reward can be claimed. */
function deadlinesIn(line: string, lang: Locale, posted: number): number[] {
  if (!claims[lang].test(line)) return []
  const after = within[lang].exec(line)?.[1]
  return [
    ...daysIn(line).filter((day) => line.includes('23:59') && day > posted),
    ...(after === undefined ? [] : [posted + Number(after)]),
  ]
}

test('no reward has a deadline that another notice has extended', () => {
  const deadlines = everyPost
    .filter(({ kind, path }) => kind === 'notices' && path !== 'notices/1057.md')
    .flatMap(({ path, head }) =>
      langs.flatMap((lang) =>
        textOfPost(path, lang)
          .split('\n')
          .flatMap((line) => deadlinesIn(line, lang, dayOf(head.at)))
          .map((day) => ({ path, lang, day })),
      ),
    )
  expect(deadlines.length).toBeGreaterThan(12)
  expect(deadlines.filter(({ day }) => day >= extension.from && day <= extension.until)).toEqual([])
  expect(daysIn(textOfPost('notices/1057.md', 'ko'))).toEqual(
    expect.arrayContaining(Object.values(extension)),
  )
})

test('free space, memory and systems are those of the table', () => {
  const memory = { ko: /메모리/, en: /memory/i, ja: /メモリ/ }
  const sentences = passages
    .filter(({ kind, path }) => kind !== 'catalogs' && path !== 'notices/1052.md')
    .flatMap(({ path, lang, text }) =>
      sentencesOf(text).map((sentence) => ({ path, lang, sentence })),
    )
  const stated = sentences.flatMap(({ path, lang, sentence }) =>
    [...sentence.matchAll(/([\d.]+) ?GB|(iOS|Android) (\d+)/g)].map(
      ([, size, system, version]) => ({
        source: `${path} ${lang}: ${sentence}`,
        value: Number(size ?? version),
        known:
          system === 'iOS' || system === 'Android'
            ? minimum[system]
            : memory[lang].test(sentence)
              ? minimum.memory
              : freeSpace,
      }),
    ),
  )
  expect(stated.length).toBeGreaterThan(30)
  expect(stated.filter(({ known, value }) => !known.includes(value))).toEqual([])
  for (const lang of langs) {
    const answer = textOfPost('faq/226.md', lang)
    expect(answer).toContain(`${freeSpace.at(-1)}`)
    expect(answer).toContain('(/community/news/1057)')
  }
})

import { expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { everyPost } from '../db/every-post.ts'
import { langs } from '../db/text.ts'
import { rewardNames } from './facts.ts'
import { sentencesOf } from './reading.ts'

/** Warnings that are allowed. Raise it only for texts that are meant so, and say why. */
const allowed = 0

/** A line without its marks: headings, links, emphasis, days. */
const plain = (line: string) =>
  line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{\w[+-]\d+\}/g, '')
    .replaceAll(/[*#>|“”‘’「」『』]/g, '')
    .trim()

interface Text {
  path: string
  lang: Locale
  title: string
  summary: string
  /** The paragraphs, without headings, lists, tables, quotations, images and signatures. */
  paragraphs: string[]
  body: string
}

const texts: Text[] = everyPost
  .filter(({ kind }) => !/^(?:faq|pages|popups|surveys|visuals)$/.test(kind))
  .flatMap(({ path, texts: all }) =>
    langs.flatMap((lang) => {
      const { title, summary = '', body } = all[lang] ?? { title: '', body: '' }
      const lines = body.split('\n').filter((line) => !/^(?:[#>|@-]|!\[|\d+\. )/.test(line))
      // The last line of a letter is its signature.
      if (path.startsWith('letters/')) lines.pop()
      const paragraphs = lines.map(plain).filter((line) => line !== '')
      return title === ''
        ? []
        : [{ path, lang, title: plain(title), summary: plain(summary), paragraphs, body }]
    }),
  )

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The parts of a text by which two texts are compared: words in English, otherwise pairs of letters. */
function partsOf(text: string, lang: Locale): Set<string> {
  if (lang === 'en') return new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
  const all = Array.from(letters(text))
  return new Set(all.slice(1).map((letter, nth) => `${all[nth]}${letter}`))
}

/** Returns how much of a text is in another, from 0 to 1. */
function shareIn(text: string, other: string, lang: Locale): number {
  const [own, others] = [partsOf(text, lang), partsOf(other, lang)]
  // Of a few words, chance shares too many.
  return own.size < 4 ? 0 : [...own].filter((part) => others.has(part)).length / own.size
}

/** A title and a lead that share more than this say the same. */
const limit = 0.75

function* repetitions({ path, lang, title, summary, paragraphs }: Text) {
  const [lead = ''] = sentencesOf(paragraphs[0] ?? '')
  const [line = ''] = sentencesOf(summary)
  if (
    Math.min(letters(title).length, letters(lead).length) > 5 &&
    shareIn(title, lead, lang) > limit
  )
    yield `${path} ${lang}: the lead repeats the title: ${lead}`
  if (shareIn(line, lead, lang) > limit)
    yield `${path} ${lang}: the lead repeats the summary: ${lead}`
}

/** Returns the first or last sentences that two posts have. */
function sharedSentences(which: 'opening' | 'closing'): string[] {
  const seen = new Map<string, string>()
  return texts.flatMap(({ path, lang, paragraphs }) => {
    const paragraph = which === 'opening' ? paragraphs[0] : paragraphs.at(-1)
    const sentence = sentencesOf(paragraph ?? '').at(which === 'opening' ? 0 : -1) ?? ''
    const key = `${lang} ${letters(sentence).replaceAll(/\d+/g, '')}`
    const other = seen.get(key)
    if (other === undefined) seen.set(key, path)
    return other === undefined || letters(sentence).length < 4
      ? []
      : [`${path} ${lang}: the ${which} of ${other}: ${sentence}`]
  })
}

/** Returns the rewards with a number or a multiple that a title promises, and that its text does not name. */
function* missingRewards({ path, lang, title, body }: Text) {
  for (const words of Object.values(rewardNames)) {
    const word = words[lang]
    const isPromised = title.toLowerCase().includes(word) && /\d|double/i.test(title)
    if (isPromised && !body.toLowerCase().includes(word))
      yield `${path} ${lang}: the title promises ${word}, and the text never says so`
  }
}

/** Returns the rewards of tables about the same maintenance that differ. */
function compensations(): string[] {
  const row = { ko: /점검 보상 \|(.*)/, en: /Compensation \|(.*)/, ja: /補填 \|(.*)/ }
  return texts.flatMap(({ path, lang, title, body }) => {
    const day = everyPost.find((post) => post.path === path)?.head.at?.split(' ')[0]
    const isComplete = { ko: /완료/, en: /complete/, ja: /完了/ }[lang].test(title)
    const given = row[lang].exec(body)?.[1]
    if (!isComplete || given === undefined) return []
    const announced = texts.find(
      (one) =>
        one.lang === lang &&
        one.path !== path &&
        everyPost.find((post) => post.path === one.path)?.head.until?.split(' ')[0] === day,
    )
    const promised = row[lang].exec(announced?.body ?? '')?.[1]
    return promised?.trim() === given.trim() ? [] : [`${path} ${lang}: announced were ${promised}`]
  })
}

test('posts repeat neither their titles nor each other, and say what their titles promise', () => {
  const warnings = [
    ...texts.flatMap((text) => [...repetitions(text), ...missingRewards(text)]),
    ...compensations(),
    ...sharedSentences('opening'),
    ...sharedSentences('closing'),
  ]
  expect(texts.length).toBeGreaterThan(180)
  expect(warnings.length, warnings.join('\n')).toBeLessThanOrEqual(allowed)
})

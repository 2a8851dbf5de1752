import { expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { everyPost, postOfLink } from '../db/every-post.ts'
import { langs } from '../db/text.ts'
import { passages, textOfPost } from './passages.ts'
import { daysIn, hoursIn, numbersIn, sentencesOf } from './reading.ts'

const headOf = (path: string) => everyPost.find((post) => post.path === path)?.head ?? {}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link)

/** The days of a post: those of its texts, and of the times in its head. */
const daysOf = (path: string, lang: Locale) =>
  new Set([
    ...daysIn(textOfPost(path, lang)),
    ...Object.values(headOf(path)).flatMap((time) => /^[+-]\d+(?= )/.exec(time)?.map(Number) ?? []),
  ])

/** The hours of a post: those of its texts, and of the times in its head. */
const hoursOf = (path: string, lang: Locale) =>
  new Set([
    ...hoursIn(textOfPost(path, lang), lang).hours,
    ...Object.values(headOf(path)).map((time) => time.slice(-5).replace(/^0/, '')),
  ])

test('a day or an hour in a sentence with a link is one of the linked post', () => {
  let count = 0
  for (const { path, lang, text } of passages) {
    const own = headOf(path).link
    for (const sentence of sentencesOf(text)) {
      const links = [...linksIn(sentence), ...(own === undefined ? [] : [own])]
      const targets = links.flatMap((link) => postOfLink(link) ?? [])
      for (const target of targets.filter((one) => /^(?:notices|events|surveys)/.test(one))) {
        const source = `${path} ${lang}: ${sentence}`
        for (const day of daysIn(sentence)) expect([...daysOf(target, lang)], source).toContain(day)
        const hours = [...hoursOf(target, lang)]
        for (const hour of hoursIn(sentence, lang).hours) expect(hours, source).toContain(hour)
        count += daysIn(sentence).length
      }
    }
  }
  expect(count).toBeGreaterThan(15)
})

const rowsOf = (path: string, lang: Locale) =>
  textOfPost(path, lang)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** The first and the last hour of a period in a cell; several languages write them in different orders. */
const spanOf = (cell: string, lang: Locale) => {
  const hours = [...hoursIn(cell, lang).hours].map((hour) => hour.padStart(5, '0'))
  hours.sort()
  return `${hours[0]}-${hours.at(-1)}`
}

test('the table of a maintenance has the hours of its head, in each language', () => {
  const timed = everyPost.filter(({ kind, head }) => kind === 'notices' && head.from !== undefined)
  expect(timed.length).toBeGreaterThan(5)
  for (const { path, head, texts } of timed) {
    expect(head.category, path).toBe('maintenance')
    for (const lang of langs.filter((one) => texts[one] !== undefined)) {
      const spans = rowsOf(path, lang).flatMap((cells) => cells.map((cell) => spanOf(cell, lang)))
      expect(spans, `${path} ${lang}`).toContain(`${head.from?.slice(-5)}-${head.until?.slice(-5)}`)
    }
  }
})

test('a sentence that names the first or last day of a period with an hour has the hour of its head', () => {
  let count = 0
  for (const { path, lang, text } of passages.filter(({ kind }) => kind !== 'catalogs')) {
    for (const sentence of sentencesOf(text.replaceAll('|', '\n'))) {
      const own = [path, ...[...linksIn(sentence), headOf(path).link ?? ''].map(postOfLink)]
      for (const { from, until } of own.map((one = '') => headOf(one))) {
        const hours = [from, until].flatMap((time = '') =>
          daysIn(sentence).includes(Number(time.split(' ')[0]))
            ? [time.slice(-5).replace(/^0/, '')]
            : [],
        )
        const said = [...hoursIn(sentence, lang).hours]
        if (hours.length === 0 || said.length === 0) continue
        count += 1
        expect(
          said.some((hour) => hours.includes(hour)),
          `${path} ${lang}: ${sentence}`,
        ).toBe(true)
      }
    }
  }
  expect(count).toBeGreaterThan(30)
})

const masks = (cell = '') => cell.match(/\*{2,3}/g)?.length ?? 0

test('the winners of the contest are as many as its prizes, and each prize is announced', () => {
  for (const lang of langs) {
    const announced = textOfPost('notices/1058.md', lang)
    const winners = rowsOf('notices/1058.md', lang)
    for (const [prize = '', count = '', reward = ''] of rowsOf('events/604.md', lang).slice(1)) {
      expect(numbersIn(announced), `${lang}: ${prize}`).toEqual(
        expect.arrayContaining(numbersIn(reward)),
      )
      const names = winners.find(([name = '']) => name.startsWith(prize))?.[1]
      expect(names === undefined ? [] : [masks(names)], prize).toEqual(numbersIn(count))
    }
  }
})

test('the winners of the draw are as many as it promised', () => {
  for (const lang of langs) {
    const drawn = rowsOf('notices/1051.md', lang).slice(1)
    expect(drawn).toHaveLength(2)
    for (const [prize = '', count = ''] of drawn) {
      expect(numbersIn(textOfPost('events/601.md', lang)), `${lang}: ${prize}`).toEqual(
        expect.arrayContaining(numbersIn(`${prize} ${count}`)),
      )
    }
    expect(masks(drawn[0]?.[2])).toBe(numbersIn(drawn[0]?.[1] ?? '')[0])
  }
})

const numberOf = new Map([
  ['twenty-eight', 28],
  ['twenty-nine', 29],
  ['thirty-five', 35],
])

const dayNumber = (time = '') =>
  /^[+-]/.test(time) ? Number(time.split(' ')[0]) : Date.parse(time.slice(0, 10)) / 86_400_000

test('the nights of an event are as many as its head says, also in posts that link it', () => {
  // The languages agree with each other (languages.test.ts).
  const said = everyPost.flatMap(({ path }) => {
    const text = textOfPost(path, 'en')
    const event = path.startsWith('events/')
      ? path
      : linksIn(text)
          .map((link) => postOfLink(link) ?? '')
          .find((target) => target.startsWith('events/'))
    const nights = text.toLowerCase().matchAll(/\b(\w+-\w+) (?:nights|recipes)/g)
    return event === undefined
      ? []
      : [...nights].map(([, word = '']) => ({ path, event, count: numberOf.get(word) }))
  })
  expect(said.length).toBeGreaterThan(5)
  for (const { path, event, count } of said) {
    const { from, until } = headOf(event)
    expect(count, path).toBe(dayNumber(until) - dayNumber(from) + 1)
  }
})

const named = {
  ko: /제(\d+)조(?:\(([^)]+)\))?/g,
  en: /Article (\d+)(?:, “([^”]+)”|: (.+))?/g,
  ja: /(?<!法)第(\d+)条(?:（([^）]+)）)?/g,
}

test.each(langs)(
  'every article that a text in %s names is in the terms, under that title',
  (lang) => {
    const articlesIn = (text: string) =>
      [...text.matchAll(named[lang])].map(([, number, title, other]) => ({
        number,
        title: title ?? other,
      }))
    const terms = articlesIn(
      textOfPost('pages/terms.md', lang)
        .split('\n')
        .filter((line) => line.startsWith('## '))
        .join('\n'),
    )
    const others = everyPost
      .filter(({ kind, path }) => kind !== 'pages' || path === 'pages/terms.md')
      .flatMap(({ path }) => articlesIn(textOfPost(path, lang)))
    expect(others.length).toBeGreaterThan(10)
    for (const { number, title } of others) {
      const article = terms.find((one) => one.number === number)
      expect(article?.title, number).toBe(title ?? article?.title ?? 'an article')
    }
  },
)

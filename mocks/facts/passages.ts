import { readFileSync } from 'node:fs'
import type { Locale } from '#i18n/lang.ts'
import { imageTitles, videoTitles } from '../db/media-texts.ts'
import { everyPost } from '../db/every-post.ts'
import { gamesIn } from '../db/games.ts'
import { langs } from '../db/text.ts'
import { memberTexts, voices } from '../../src/site-mascot-texts.ts'

/** A line of a text, with its source. */
export interface Passage {
  path: string
  kind: string
  lang: Locale
  /** Its number in the text: the same line of another language says the same. */
  line: number
  text: string
}

const ofPosts: Passage[] = everyPost.flatMap(({ path, kind, texts }) =>
  langs.flatMap((lang) => {
    const text = texts[lang]
    if (text === undefined) return []
    const lines = [text.title, text.summary ?? '', ...text.body.split('\n')]
    return lines.map((line, nth) => ({ path, kind, lang, line: nth, text: line }))
  }),
)

const titles = (path: string, list: readonly Record<Locale, string>[]): Passage[] =>
  list.flatMap((title, line) =>
    langs.map((lang) => ({ path, kind: 'titles', lang, line, text: title[lang] })),
  )

const siteTexts = [
  ...Object.values(voices),
  ...Object.values(memberTexts).flatMap(({ about }) => about),
].map(({ kr, en, jp }) => ({ ko: kr, en, ja: jp }))

const ofGames: Passage[] = langs.flatMap((lang) =>
  gamesIn(lang).flatMap(({ title, summary, contents }, nth) =>
    [title, summary ?? '', contents ?? ''].map((text, line) => ({
      path: 'games.ts',
      kind: 'titles',
      lang,
      line: 3 * nth + line,
      text,
    })),
  ),
)

const unquoted = (lines = '') => lines.replaceAll(/^"|"$|\n/gm, '')

/** Returns the texts of the catalogs by their English. */
function catalogOf(lang: Locale): Map<string, string> {
  const source = readFileSync(`locales/${lang}.po`, 'utf8')
  const entries = source.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)
  return new Map([...entries].map(([, id, text]) => [unquoted(id), unquoted(text)]))
}

const ofCatalogs: Passage[] = langs.flatMap((lang) =>
  [...catalogOf(lang)].map(([id, text]) => ({
    path: `locales: ${id}`,
    kind: 'catalogs',
    lang,
    line: 0,
    text,
  })),
)

/** Every line that visitors read, in all languages. */
export const passages: readonly Passage[] = [
  ...ofPosts,
  ...titles('media-texts.ts images', imageTitles),
  ...titles('media-texts.ts videos', videoTitles),
  ...titles('site-mascot-texts.ts', siteTexts),
  ...ofGames,
  ...ofCatalogs,
]

const byPost = new Map<string, string>()
for (const { path, lang, text } of passages) {
  const key = `${path} ${lang}`
  byPost.set(key, byPost.has(key) ? `${byPost.get(key)}\n${text}` : text)
}

/** Returns the lines of a post in a language, as one text. */
export const textOfPost = (path: string, lang: Locale): string =>
  byPost.get(`${path} ${lang}`) ?? ''

const keyOf = ({ path, line }: Passage) => `${path} ${line}`

const byLine = new Map<string, Passage[]>()
for (const one of passages) byLine.set(keyOf(one), [...(byLine.get(keyOf(one)) ?? []), one])

/** Returns the same line in other languages. */
export const twinsOf = (passage: Passage): Passage[] =>
  (byLine.get(keyOf(passage)) ?? []).filter(({ lang }) => lang !== passage.lang)

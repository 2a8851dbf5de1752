import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { everyPost } from '#mocks/db/every-post.ts'

const japanese = '[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}ー]'

/** Patterns that no translation may contain, by language (docs/glossary.md#glossary). */
const mistakes = {
  ko: {
    'a space before a bracket': / \(/,
    'a command in place of a request': /하세요/,
    'a straight quotation mark': /["']/,
    'a determiner that a line can separate from its noun':
      /(?:^|[^가-힣])(?:[이그한두세네첫각몇]|다섯|여섯|일곱|여덟|아홉|열) [가-힣]/,
    'a number that a line can separate from UID': /UID \{/,
  },
  en: { 'two spaces': / {2}/, 'a space before a mark': / [,.!?;]/ },
  ja: {
    'a half-width mark': new RegExp(`${japanese}[,.:;!?()]|[,:;!?()] ?${japanese}`, 'u'),
    'a space between words': new RegExp(`${japanese} [${japanese.slice(1, -1)}\\d]`, 'u'),
    'no space after a mark within a line': /[！？](?![　」』）\n]|$)/,
    'a number that a line can separate from UID': /UID \{/,
  },
} as const

/** The texts of a translation: those of each plural form in place of its syntax. */
const textsOf = (translation: string) =>
  translation.includes(', plural,')
    ? [...translation.matchAll(/(?:=\d+|one|other) \{((?:[^{}]|\{\w+\})*)\}/g)].map(
        ([, text = '']) => text,
      )
    : [translation]

test.for(['ko', 'en', 'ja'] as const)('translations in %s keep the style', async (locale) => {
  let count = 0
  for (const catalog of await getCatalogs(getConfig())) {
    for (const entry of Object.values((await catalog.read(locale)) ?? {})) {
      for (const text of textsOf(entry.translation ?? '')) {
        for (const [mistake, pattern] of Object.entries(mistakes[locale])) {
          expect(pattern.test(text), `${mistake}: ${text}`).toBe(false)
        }
        count += 1
      }
    }
  }
  expect(count).toBeGreaterThan(500)
})

test('Japanese posts keep the style', () => {
  const { 'a half-width mark': mark, 'no space after a mark within a line': space } = mistakes.ja
  // Japanese has no italics.
  const patterns = [mark, space, /<em>/]
  let count = 0
  for (const { path, texts } of everyPost) {
    const { title = '', summary = '', blocks = [] } = texts.ja ?? {}
    for (const text of [title, summary, ...blocks.map(({ html }) => html)]) {
      const lines = text.replace(/<(?!em>)[^>]+>/g, '\n')
      for (const pattern of patterns) expect(lines, path).not.toMatch(pattern)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(500)
})

import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { charactersOf, faces, lackingIn, slicesOf } from './faces.ts'
import { headingMessages, ownHeadings, phraseEnd } from './own-headings.ts'

test.for(langs)(
  'the display face of %s has the characters of its headings only (else: npm run brand -- --faces)',
  async (lang) => {
    const known = charactersOf(localeOf(lang))
    const lacking = (await ownHeadings(lang)).filter(
      (heading) => lackingIn(heading.replaceAll(phraseEnd, ''), known).length > 0,
    )
    expect(lacking).toEqual([])
    expect(known.size).toBeLessThan(200)
    // It shares the line with the scripts: on slow 4G, 25 kB are 135 ms. Fewer headings have fewer characters.
    expect(statSync(`${faces}/${localeOf(lang)}.woff2`).size).toBeLessThanOrEqual(25_000)
  },
)

test('the English face has the characters of any English title', () => {
  const title = 'Café “Éclair”: Moru’s #1 menu – 50% off & more… (v2.31.0) @ the pier?'
  expect(lackingIn(title, charactersOf('en'))).toEqual([])
})

test.for([
  ['ko', '3주년 앙코르: “돌아온 불꽃의 밤”, 꿰뚫는 쌍둥이 별 (v2.31.0)'],
  ['ja', '【重要】アップデート2.31.0の前に：〜珊瑚カップ〜、受け取り期限・腕！'],
] as const)(
  'each character of a title in %s is in one slice, whose rule names it',
  ([locale, title]) => {
    const names = slicesOf(locale)
    const slices = names.map((name) => [...charactersOf(name)])
    const known = new Set(slices.flat())
    expect(lackingIn(title, known)).toEqual([])
    // All syllables of KS X 1001, all kanji of JIS level 1.
    const signs = [...known].filter((character) => /[\p{Script=Han}가-힣]/u.test(character))
    expect(signs.length).toBeGreaterThanOrEqual(locale === 'ko' ? 2350 : 2965)
    expect(slices.flat()).toHaveLength(known.size)
    const rules = readFileSync(`${faces}/title-${locale}.css`, 'utf8').trim().split('\n')
    const covered = rules.map((rule) =>
      Array.from(rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g), ([, from = '', to = from]) => {
        const first = Number.parseInt(from, 16)
        const count = Number.parseInt(to, 16) - first + 1
        return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at))
      }).flat(),
    )
    expect(covered.map((slice) => new Set(slice))).toEqual(slices.map((slice) => new Set(slice)))
    expect(rules.map((rule) => /[\w-]+(?=\.woff2)/.exec(rule)?.[0])).toEqual(names)
  },
)

// A line of 320 pixels holds ten characters. Without a mark, browsers other than Chromium break within a phrase.
test('Japanese headings mark the ends of their phrases, so that each fits a line', async () => {
  const phrases = (await ownHeadings('jp')).flatMap((heading) =>
    heading.split(/[\u200b、。・ ]/).filter((phrase) => Array.from(phrase).length > 10),
  )
  expect(phrases).toEqual([])
})

test('headings are found where pages and sections have theirs', async () => {
  const code = `
    staticData: { name: msg\`Coupon\`, music: 'COUPON' }
    <Page name={msg\`Page not found\`} siteTitleOnly>
    <Section
      title={<Trans>Producer
        notes</Trans>}
    >
    <Group icon="globe" title={<Trans>Language</Trans>}>
    <PageHeading>
      <Trans>Media</Trans>
    </PageHeading>
    <h2 className={\`\${styles.title} display\`}>
      {isOpen ? <Trans>Open now</Trans> : <Trans>Closed</Trans>}
    </h2>
    <h2 className="display">
      <Trans>Won</Trans>
    </h2>
    <Section title={game.title}> <p><Trans>Not a heading</Trans></p>`
  expect(headingMessages(code)).toEqual([
    'Coupon',
    'Page not found',
    'Producer notes',
    'Language',
    'Media',
    'Open now',
    'Closed',
    'Won',
  ])
  expect(await ownHeadings('en')).toEqual(
    expect.arrayContaining([site.game.en, 'Season rankings', 'June 2023 heart event', 'Media']),
  )
})

import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { charactersOf, faces, lackingIn } from './faces.ts'
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
    <PageHeading usesDisplayFont>
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

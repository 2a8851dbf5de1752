import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { charactersOf, faces, lackingIn } from './characters-of.ts'
import { headingMessages, ownHeadings, phraseEnd } from './own-headings.ts'

const faceOf = (locale: string) => readFileSync(`${faces}/${locale}.woff2`)

test.for(langs)(
  'the display face has every character of the headings in %s (else: npm run brand -- --faces)',
  async (lang) => {
    const known = charactersOf(localeOf(lang))
    const lacking = (await ownHeadings(lang)).filter(
      (heading) => lackingIn(heading.replaceAll(phraseEnd, ''), known).length > 0,
    )
    expect(lacking).toEqual([])
    expect(known.size).toBeLessThan(200)
  },
)

test.for(langs)('the display face of %s weighs what a page may load of it', (lang) => {
  const bytes = faceOf(localeOf(lang))
  // It shares the line with the scripts: on slow 4G, 25 kB are 135 ms. Shorter or fewer headings have fewer characters.
  expect(bytes.length).toBeLessThanOrEqual(25_000)
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
    <PageHeading isOurs>
      <Trans>Media</Trans>
    </PageHeading>
    <h2 className={\`\${styles.title} display\`}>
      {isOpen ? <Trans>Open now</Trans> : <Trans>Closed</Trans>}
    </h2>
    <Section title={game.title}> <p><Trans>Not a heading</Trans></p>`
  expect(headingMessages(code)).toEqual([
    'Coupon',
    'Page not found',
    'Producer notes',
    'Media',
    'Open now',
    'Closed',
  ])
  expect(await ownHeadings('en')).toEqual(
    expect.arrayContaining([site.game.en, 'Season rankings', 'June 2023 heart event', 'Media']),
  )
})

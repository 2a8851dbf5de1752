import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { buildContent } from './content.ts'
import { everyPost as posts, htmlIn } from './every-post.ts'
import { blocksOf } from './markdown.ts'
import type { Post } from './post.ts'
import { langs } from './text.ts'

const content = buildContent(Date.UTC(2026, 10, 21, 3))
const textsOf = ({ texts }: Post<unknown>) => langs.flatMap((lang) => texts[lang] ?? [])

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').trim()

test('there are posts of every kind', () => {
  const folders = globSync('mocks/db/posts/*/').map((folder) => basename(folder))
  expect(new Set(posts.map(({ kind }) => kind))).toEqual(new Set(folders))
  for (const post of posts) expect(textsOf(post), post.path).not.toEqual([])
})

test('the stars of a masked name are no markup', () => {
  expect(blocksOf('灯う**, 산호편**, Moss***, **bold** and *em*')[0]?.html).toBe(
    '<p>灯う**, 산호편**, Moss***, <strong>bold</strong> and <em>em</em></p>',
  )
})

test('a list goes on from the number of its first item', () => {
  expect(blocksOf('5. five\n6. six')[0]?.html).toBe('<ol start="5"><li>five</li><li>six</li></ol>')
  expect(blocksOf('1. one')[0]?.html).toBe('<ol><li>one</li></ol>')
})

test('no two posts of a kind share a paragraph or an item of a list', () => {
  const seen = new Map<string, string>()
  for (const post of posts.filter(({ kind }) => kind !== 'pages' && kind !== 'surveys')) {
    for (const { blocks } of textsOf(post)) {
      for (const { html } of blocks.filter((block) => !/^<(?:h\d|table)/.test(block.html))) {
        for (const [, text = ''] of html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)) {
          // A few words: an ingredient, a code, a name.
          if (text.length < 20) continue
          const key = `${post.kind} ${text}`
          expect(seen.get(key) ?? post.path, text).toBe(post.path)
          seen.set(key, post.path)
        }
      }
    }
  }
})

/** The structure of a text: its blocks with their items, rows and cells, links and images. */
function shapeOf(post: Post<unknown>, lang: Locale) {
  return post.texts[lang]?.blocks.map(({ html, when }) => ({
    when,
    tags: [...html.matchAll(/<(?!strong|em|br)(\w+)(?: (?:href|src)="([^"]+)")?/g)].map((tag) =>
      tag.slice(1).join(' '),
    ),
  }))
}

// The laws of the countries ask for different policies.
test.each(posts.filter(({ kind }) => kind !== 'pages'))(
  '$path has the same structure and the same days in all its languages',
  (post) => {
    const [first, ...others] = langs.filter((lang) => post.texts[lang])
    if (first === undefined) throw new Error('no text')
    const days = (lang: Locale) => {
      const { title = '', summary = '', body = '' } = post.texts[lang] ?? {}
      const all = `${title} ${summary} ${body}`.matchAll(/\{\w([+-]\d+)\}/g)
      return new Set([...all].map(([, offset]) => offset))
    }
    for (const lang of others) {
      expect(shapeOf(post, lang)).toEqual(shapeOf(post, first))
      expect(days(lang)).toEqual(days(first))
      expect(post.texts[lang]?.summary === undefined).toBe(post.texts[first]?.summary === undefined)
    }
  },
)

/** The words of a title that can be looked for in its text. */
function subjectsOf(title: string, lang: Locale): string[] {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(title)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
  if (lang === 'en') return words.filter((word) => word.length > 3).map((word) => word.slice(0, 5))
  return words.filter((word) => word.length > 1).map((word) => word.slice(0, 2))
}

test.each(posts.filter(({ kind }) => /notices|events|devlog/.test(kind)))(
  '$path speaks of the subject of its title',
  (post) => {
    for (const lang of langs) {
      const text = post.texts[lang]
      if (text === undefined) continue
      const body = textOf(htmlIn(post, lang)).toLowerCase()
      const subjects = subjectsOf(`${text.title} ${text.summary ?? ''}`, lang)
      expect(
        subjects.filter((word) => body.includes(word)),
        lang,
      ).not.toEqual([])
    }
  },
)

/** The season of a day in Seoul, from December on: `2024 0` is the winter that ends in 2024. */
function seasonOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12 ? `${year + 1} 0` : `${year} ${Math.floor(month / 3)}`
}

test('AURELINE leaves one line in every season that has letters', () => {
  const lines = new Map<string, number>()
  for (const { head, texts } of posts.filter(({ kind }) => kind === 'letters')) {
    // The newest letters are dated from the clock; together they are the season of the encore.
    const season = /^\d/.test(head.at ?? '') ? seasonOf(head.at ?? '') : 'encore'
    const own = texts.ko?.blocks.filter(({ html }) => /오렐린이 .+ 남긴 한.줄/.test(html)) ?? []
    lines.set(season, (lines.get(season) ?? 0) + own.length)
  }
  expect(lines.size).toBeGreaterThan(7)
  for (const [season, count] of lines) expect(count, season).toBe(1)
})

test('maintenance is announced before it is complete', () => {
  const { notices } = content.local.ko
  const complete = notices.filter(
    ({ categoryId, title }) => categoryId === 'maintenance' && title.includes('완료'),
  )
  expect(complete.length).toBeGreaterThan(1)
  for (const { title, regDt } of complete) {
    const announced = notices.find(
      (notice) => notice.endDt !== undefined && notice.endDt.slice(0, 10) === regDt.slice(0, 10),
    )
    expect(announced?.regDt && announced.regDt < (announced.startDt ?? ''), title).toBe(true)
    expect((announced?.endDt ?? '') < regDt, title).toBe(true)
  }
})

test.each([540, 541, 542, 544])('event %i has a text for before, during and after', (idx) => {
  const blocks = posts.find(({ path }) => path === `events/${idx}.md`)?.texts.en?.blocks ?? []
  expect(blocks.flatMap(({ when }) => when ?? [])).toEqual(['before', 'during', 'after'])
  const leadAt = (at: number) =>
    buildContent(at)
      .local.en.events.find((event) => event.idx === idx)
      ?.contents.split('\n')[0]
  const lead = (when: string) => blocks.find((block) => block.when === when)?.html
  const { startDt = '', endDt = '' } =
    content.local.en.events.find((event) => event.idx === idx) ?? {}
  expect(leadAt(Date.parse(startDt) + 1)).toBe(lead('during'))
  // The days of event 544 count from the week of the clock: it is always running.
  if (idx === 544) return
  expect(leadAt(Date.parse(startDt) - 1)).toBe(lead('before'))
  expect(leadAt(Date.parse(endDt) + 1)).toBe(lead('after'))
})

// A Japanese letter is as wide as two others.
test.each([
  ['ko', 70],
  ['en', 70],
  ['ja', 35],
] as const)('titles in %s are short, long and in between', (lang, long) => {
  const lengths = content.local[lang].notices.map(({ title }) => title.length)
  expect(Math.min(...lengths)).toBeLessThan(20)
  expect(Math.max(...lengths)).toBeGreaterThan(long)
})

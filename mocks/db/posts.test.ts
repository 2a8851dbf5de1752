import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { ServerLang } from '../wire.ts'
import { buildContent } from './content.ts'
import { coupons } from './coupons.ts'
import { policies } from './pages.ts'
import { player } from './players.ts'
import { parsePost, type Post } from './post.ts'
import { sources } from './sources.ts'
import { langs } from './text.ts'

const now = Date.UTC(2026, 10, 21, 3)
const content = buildContent(now)
const posts = Object.entries(sources).map(([path, source]) =>
  Object.assign(parsePost(path, source, v.record(v.string(), v.string())), {
    path,
    kind: path.replace(/\/.*/, ''),
  }),
)
const textsOf = ({ texts }: Post<unknown>) => langs.flatMap((lang) => texts[lang] ?? [])

/** The HTML of a post in a language, with all its conditions. */
const htmlIn = (post: Post<unknown>, lang: ServerLang) =>
  (post.texts[lang]?.blocks ?? []).map(({ html }) => html).join('\n')

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').trim()

test('there are posts of every kind', () => {
  expect(new Set(posts.map(({ kind }) => kind)).size).toBe(9)
  for (const post of posts) expect(textsOf(post), post.path).not.toEqual([])
})

test('no two posts of a kind share a paragraph or an item of a list', () => {
  const seen = new Map<string, string>()
  for (const post of posts.filter(({ kind }) => kind !== 'pages' && kind !== 'surveys')) {
    for (const { blocks } of textsOf(post)) {
      for (const { html } of blocks.filter((block) => !/^<(?:h\d|table)/.test(block.html))) {
        for (const [, text = ''] of html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)) {
          const key = `${post.kind} ${text}`
          expect(seen.get(key) ?? post.path, text).toBe(post.path)
          seen.set(key, post.path)
        }
      }
    }
  }
})

/** What a text is made of: its blocks with their items, rows and cells, links and pictures. */
function shapeOf(post: Post<unknown>, lang: ServerLang) {
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
    const days = (lang: ServerLang) => {
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
function subjectsOf(title: string, lang: ServerLang): string[] {
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
      const body = wordsOf(htmlIn(post, lang)).toLowerCase()
      const subjects = subjectsOf(`${text.title} ${text.summary ?? ''}`, lang)
      expect(
        subjects.filter((word) => body.includes(word)),
        lang,
      ).not.toEqual([])
    }
  },
)

/** The names of the articles of a policy, without their numbers. */
function headings(html = ''): (string | undefined)[] {
  return [...html.matchAll(/<h2>(?:.*?[:（(])?(.+?)[)）]?<\/h2>/g)].map(([, text]) => text)
}

describe('what a text names exists', () => {
  const bodies = posts.flatMap((post) =>
    langs.map((lang) => ({ path: post.path, kind: post.kind, html: htmlIn(post, lang) })),
  )
  const idsOf = (kind: string) =>
    new Set(posts.filter((post) => post.kind === kind).map(({ name }) => name))
  const fixed =
    /^\/(?:coupon|media|settings|game|survey|community\/(?:news|event|faq)|devlog\/withBTS|events\/2nd_anniversary|policy\/(?:terms|privacy-policy|operation-policy|cookies))$/
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^\/community\/news\/(\d+)$/, 'notices'],
    [/^\/community\/event\/(\d+)$/, 'events'],
    [/^\/devlog\/withBTS\/(\d+)$/, 'devlog'],
    [/^\/devlog\/pd-note\/(\d+)$/, 'letters'],
    [/^\/survey\/(\d+)$/, 'surveys'],
    [/^\/community\/faq#faq-(\d+)$/, 'faq'],
    [/^\/policy\/page\/([\w-]+)$/, 'pages'],
  ]

  test('links', () => {
    const links = bodies.flatMap(({ path, html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ path, href })),
    )
    expect(links.length).toBeGreaterThan(50)
    for (const { path, href } of links) {
      const kind = kinds.find(([pattern]) => pattern.test(href))
      const exists = kind ? idsOf(kind[1]).has(kind[0].exec(href)?.[1] ?? '') : fixed.test(href)
      expect(exists, `${path}: ${href}`).toBe(true)
    }
  })

  test('coupon codes, each announced by one post', () => {
    const announced = new Map<string, string>()
    for (const { path, html } of bodies) {
      for (const [code] of html.matchAll(/\b(?=[A-Z]*\d)[A-Z\d]{12,16}\b/g)) {
        expect(coupons[code]?.result, `${path}: ${code}`).toBe(0)
        expect(announced.get(code) ?? path, code).toBe(path)
        announced.set(code, path)
      }
    }
    expect(announced.size).toBeGreaterThan(5)
  })

  test('versions of the game have their update notice', () => {
    const released = new Set(
      posts
        .filter(({ head }) => head.category === 'update')
        .flatMap(({ texts }) => texts.ko?.title.match(/\d+\.\d+\.\d+/)?.[0] ?? []),
    )
    for (const { path, html } of bodies) {
      for (const [version] of html.matchAll(/\b\d\.\d+\.\d+\b/g)) {
        expect(released, path).toContain(version)
      }
    }
  })

  const players = Array.from({ length: 1000 }, (_, nth) => player(nth, 1000))

  test('winners are players, and each wins one contest', () => {
    const won = new Map<string, string>()
    for (const { path, html } of bodies) {
      for (const [, name = ''] of html.matchAll(/([\p{L}\d]+)\*{2,}/gu)) {
        expect(
          players.some(({ nickname }) => nickname.startsWith(name)),
          `${path}: ${name}`,
        ).toBe(true)
        expect(won.get(name) ?? path, name).toBe(path)
        won.set(name, path)
      }
    }
    expect(won.size).toBeGreaterThan(5)
  })

  test('clubs of the final standings', () => {
    const clubs = new Set(players.map(({ clubName }) => clubName))
    const rows = htmlIn(posts.find(({ idx }) => idx === 1036) ?? posts[0]!, 'ko').matchAll(
      /<td>\d위<\/td><td>(.+?)<\/td>/g,
    )
    const named = [...rows].map(([, club]) => club)
    expect(named).toHaveLength(3)
    for (const club of named) expect(clubs).toContain(club)
  })

  test('the amended policies, with the names and days of their versions', () => {
    for (const lang of langs) {
      const { pages } = content.local[lang]
      for (const name of ['terms', 'privacy-policy'] as const) {
        const versions = policies[name].map(({ idx }) => pages[`${name}/${idx}`] ?? '')
        versions.forEach((html, nth) => {
          const added = headings(html).filter(
            (heading) => nth > 0 && !headings(versions[nth - 1]).includes(heading),
          )
          expect(added, `${lang} ${name} ${nth}`).toHaveLength(nth > 0 ? 1 : 0)
          const intro = html.split('<h2>')[0] ?? ''
          for (const heading of added)
            expect(intro.toLowerCase()).toContain(heading?.toLowerCase().trim())
          expect(intro).toContain(policies[name][nth]?.ver)
          expect(intro).toContain(policies[name][nth]?.regDt.slice(0, 4))
        })
      }
      const notice = htmlIn(posts.find(({ idx }) => idx === 1032) ?? posts[0]!, lang)
      expect(notice).toContain('v1.3')
    }
  })
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

test.each(langs)('titles in %s are short, long and in between', (lang) => {
  const lengths = content.local[lang].notices.map(({ title }) => title.length)
  expect(Math.min(...lengths)).toBeLessThan(20)
  expect(Math.max(...lengths)).toBeGreaterThan(70)
})

import { describe, expect, test } from 'vitest'
import type { Locale } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { routePaths, sitePaths } from '../../tools/lib/site-paths.ts'
import { buildContent } from './content.ts'
import { coupons } from './coupons.ts'
import { everyPost as posts, htmlIn, postOfLink } from './every-post.ts'
import { policies } from './pages.ts'
import { player } from './players.ts'
import { langs } from './text.ts'
import { timeOf } from './times.ts'

const content = buildContent(Date.UTC(2026, 10, 21, 3))
const noticeOf = (idx: number) => posts.find(({ path }) => path === `notices/${idx}.md`)

/** The names of the articles of a policy, without their numbers. */
function headings(html = ''): (string | undefined)[] {
  return [...html.matchAll(/<h2>(?:.*?[:（(])?(.+?)[)）]?<\/h2>/g)].map(([, text]) => text)
}

/** The days with their weekdays that a text names; a day without a year is in the year of its post. */
function weekdaysIn(text: string, lang: Locale, year: number) {
  const pattern = {
    ko: /(?:(\d{4})년 )?(\d+)월 (\d+)일\((.)\)/g,
    en: /(\w+day), ([A-Z]\w+) (\d+)(?:, (\d{4}))?/g,
    ja: /(?:(\d{4})年)?(\d+)月(\d+)日（(.)）/g,
  }[lang]
  return [...text.matchAll(pattern)].map((found) => {
    const [whole, first, second, third, last] = found
    const [named, month, day, weekday] =
      lang === 'en'
        ? [last, Date.parse(`${second} 1, 2000 UTC`), third, first]
        : [first, Date.UTC(2000, Number(second) - 1), third, last]
    const date = new Date(
      Date.UTC(Number(named ?? year), new Date(month).getUTCMonth(), Number(day)),
    )
    const expected = date.toLocaleDateString(lang, {
      weekday: lang === 'en' ? 'long' : 'short',
      timeZone: 'UTC',
    })
    return { whole, weekday, expected }
  })
}

/** The posts of a kind that have a period. */
function periodsOf(kind: string) {
  return posts
    .filter((post) => post.kind === kind && post.head.from !== undefined)
    .map(({ path, head: { from = '', until = '' } }) => ({
      path,
      from: timeOf(from, 0),
      until: timeOf(until, 0),
    }))
}

describe('what a text names exists', () => {
  const bodies = posts.flatMap((post) =>
    langs.map((lang) => ({ path: post.path, kind: post.kind, html: htmlIn(post, lang) })),
  )
  const pages = new Set([
    ...routePaths.filter((path) => sitePaths.includes(path) && !path.startsWith('/link/')),
    ...content.local.ko.media.map(({ idx }) => `/media/${idx}`),
  ])

  test('links', () => {
    const inTexts = bodies.flatMap(({ path, html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ path, href })),
    )
    const ofHeads = posts.flatMap(({ path, head }) =>
      head.link === undefined ? [] : [{ path, href: head.link.replace(/\?code=\w+$/, '') }],
    )
    const links = [...inTexts, ...ofHeads]
    expect(links.length).toBeGreaterThan(50)
    for (const { path, href } of links) {
      const isPost = posts.some((post) => post.path === postOfLink(href))
      expect(isPost || pages.has(href), `${path}: ${href}`).toBe(true)
    }
  })

  test('a key visual of a video has its title', () => {
    for (const lang of langs) {
      const { keyVisuals, media } = content.local[lang]
      for (const { linkUrl, title } of keyVisuals) {
        const id = /^\/media\/(\d+)$/.exec(linkUrl ?? '')?.[1]
        if (id === undefined) continue
        expect(media.find(({ idx }) => `${idx}` === id)?.title).toBe(title)
      }
    }
  })

  test('coupon codes, each announced by one post and valid until the day it names', () => {
    const announced = new Map<string, string>()
    for (const { path, html } of bodies) {
      for (const [paragraph] of html.matchAll(/<(p|tr|h3)>.*?<\/\1>/gs)) {
        const result = /\{D-[1-9]/.test(paragraph) ? 5003 : 0
        for (const [code] of paragraph.matchAll(/\b(?=[A-Z]*\d)[A-Z\d]{12,16}\b/g)) {
          expect(coupons[code]?.result, `${path}: ${code}`).toBe(result)
          expect(announced.get(code) ?? path, code).toBe(path)
          announced.set(code, path)
        }
      }
    }
    expect(announced.size).toBeGreaterThan(5)
  })

  test('no event begins while the game is down', () => {
    const maintenance = periodsOf('notices')
    expect(maintenance.length).toBeGreaterThan(3)
    for (const { path, from } of periodsOf('events')) {
      const down = maintenance.find((each) => from >= each.from && from < each.until)
      expect(down?.path, path).toBeUndefined()
    }
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

  test('days of the week', () => {
    let count = 0
    for (const { path, head, texts } of posts) {
      for (const lang of langs) {
        const body = `${texts[lang]?.title} ${texts[lang]?.body}`
        for (const { whole, weekday, expected } of weekdaysIn(
          body,
          lang,
          parseInt(head.at ?? ''),
        )) {
          expect(weekday, `${path}: ${whole}`).toBe(expected)
          count += 1
        }
      }
    }
    expect(count).toBeGreaterThan(10)
  })

  test('the days of the second anniversary', () => {
    for (const lang of langs) {
      const expected = (instant: string) =>
        new Date(instant).toLocaleDateString(lang, {
          month: 'long',
          day: 'numeric',
          timeZone: 'Asia/Seoul',
        })
      const dates = htmlIn(noticeOf(1033), lang).match(/<li>(.*?\d{4}.*?)<\/li>/)?.[1]
      expect(dates).toContain(expected(site.anniversary.startsAt))
      expect(dates).toContain(expected(site.anniversary.endsAt))
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
    const rows = htmlIn(noticeOf(1036), 'ko').matchAll(/<td>\d위<\/td><td>(.+?)<\/td>/g)
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
          expect(added.length > 0, `${lang} ${name} ${nth}`).toBe(nth > 0)
          const intro = html.split('<h2>')[0] ?? ''
          for (const heading of added)
            expect(intro.toLowerCase()).toContain(heading?.toLowerCase().trim())
          const end = html.split('<h2>').at(-1)
          expect(end).toContain(policies[name][nth]?.ver)
          expect(end).toContain(policies[name][nth]?.regDt.slice(0, 4))
        })
      }
      const notice = htmlIn(noticeOf(1032), lang)
      expect(notice).toContain('v1.3')
    }
  })
})

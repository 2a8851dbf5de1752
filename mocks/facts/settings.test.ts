import { expect, test } from 'vitest'
import { site } from '../../src/site.ts'
import { buildContent } from '../db/content.ts'
import { everyPost } from '../db/every-post.ts'
import { langs } from '../db/text.ts'
import { openingHours, rewardNames, updates } from './facts.ts'
import { passages, textOfPost } from './passages.ts'
import { hoursIn, numbersIn, sentencesOf, states } from './reading.ts'

const headOf = (path: string) => everyPost.find((post) => post.path === path)?.head ?? {}

const minutesOf = (hour = '') => Number(hour.split(':')[0]) * 60 + Number(hour.split(':')[1])

test('a big update opens by server region, as promised, at the hours of its maintenance notice', () => {
  const [first = '', second = '', last = ''] = openingHours
  for (const lang of langs) {
    const interval = minutesOf(second) - minutesOf(first)
    expect(states(textOfPost('notices/1045.md', lang), lang, interval), lang).toBe(true)
    const lines = textOfPost('notices/1060.md', lang).split('\n')
    const promise = lines.find((one) => one.includes('/community/news/1045')) ?? ''
    expect(states(promise, lang, interval), lang).toBe(true)
    const hours = lines.map((one) => hoursIn(one, lang).hours).find((one) => one.has(first))
    expect([...(hours ?? [])], lang).toEqual(expect.arrayContaining(openingHours))
  }
  expect(headOf('notices/1060.md').until).toBe(`+${updates['2.31.0']} ${last}`)
  // The shop opens when the bridge is open everywhere.
  expect(headOf('events/617.md').from).toBe(`+${updates['2.31.0']} ${last}`)
})

const boards = {
  level: { ko: '레벨 랭킹', en: 'level ranking', ja: 'レベルランキング' },
  style: { ko: '스타일 랭킹', en: 'style ranking', ja: 'スタイルランキング' },
}

test.each(['faq/213.md', 'devlog/314.md'])(
  '%s states the days of src/site.ts for both leaderboards',
  (path) => {
    for (const lang of langs) {
      const text = textOfPost(path, lang)
      for (const board of ['level', 'style'] as const) {
        const { anchor } = site.rankingUpdates[board]
        const weekday = new Date(anchor).toLocaleDateString(lang, {
          weekday: 'long',
          timeZone: 'Asia/Seoul',
        })
        const said = sentencesOf(text).filter(
          (one) => one.includes(weekday) && one.toLowerCase().includes(boards[board][lang]),
        )
        expect(said, `${lang}: ${board} on ${weekday}`).not.toEqual([])
        const hour = anchor.slice(11, 16).replace(/^0/, '')
        expect([...hoursIn(text, lang).hours], lang).toContain(hour)
      }
    }
  },
)

test('a title that promises a multiple names the reward that is multiplied', () => {
  const multiple = { ko: /(\S+) ?2배/, en: /double (\w+)/i, ja: /(\S+?)が?2倍/ }
  const titles = passages.filter(({ kind, line }) => kind === 'events' && line === 0)
  const named = titles.flatMap(({ lang, text }) => {
    const reward = multiple[lang].exec(text)?.[1]
    return reward === undefined
      ? []
      : [{ text, isNamed: reward.includes(rewardNames.lanterns[lang]) }]
  })
  expect(named).toHaveLength(3)
  expect(named.filter(({ isNamed }) => !isNamed)).toEqual([])
})

test('the table of a goal says whose goal it is if all players share another', () => {
  const own = { ko: /내가/, en: /\byou\b|\byour\b/i, ja: /自分/ }
  const shared = { ko: /모두|모든/, en: /together|all of you|every Lumi/i, ja: /みんな|全員/ }
  for (const path of ['events/610.md', 'events/611.md']) {
    for (const lang of langs) {
      const lines = textOfPost(path, lang).split('\n')
      expect(
        lines.find((line) => line.startsWith('|')),
        path,
      ).toMatch(own[lang])
      expect(lines.filter((line) => !line.startsWith('|')).join(' '), path).toMatch(shared[lang])
    }
  }
})

test('posts agree with the settings of the site and with the counters', () => {
  const { hearts } = buildContent(Date.UTC(2026, 10, 21, 3))
  for (const lang of langs) {
    for (const path of ['events/540.md', 'letters/803.md']) {
      expect(numbersIn(textOfPost(path, lang)), path).toContain(hearts.heart_count)
    }
    expect([...hoursIn(textOfPost('notices/1031.md', lang), lang).hours]).toContain('10:00')
  }
  const launch = everyPost.find(({ path }) => path === 'notices/1031.md')?.head.at
  expect(site.launchAt.slice(0, 16).replace('T', ' ')).toBe(launch)
})

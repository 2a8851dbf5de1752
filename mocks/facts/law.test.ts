import { expect, test } from 'vitest'
import { langOf } from '#i18n/lang.ts'
import { visitData } from '../../src/site-recipients.ts'
import { buildContent } from '../db/content.ts'
import { everyPost } from '../db/every-post.ts'
import { policies } from '../db/pages.ts'
import { langs } from '../db/text.ts'
import { passages, textOfPost } from './passages.ts'
import { hoursIn } from './reading.ts'

const content = buildContent(Date.UTC(2026, 10, 21, 3))
const pageOf = (lang: (typeof langs)[number], name: string) => content.local[lang].pages[name] ?? ''

/** Sentences that what the site sends and stores (`src/site-recipients.ts`) proves wrong. */
const denials = {
  ko: /다른 목적으로는 이용하지|외부로 전송되지 않|기능 쿠키는 사용하지 않|사이트를 방문했는지/,
  en: /for anything else|never receive|nothing is sent|functionality cookies\.$|know that you visited/i,
  ja: /以外の目的には(?:利用|使用)し(?:ません|ない)|何も送信され|外部には送信され|機能クッキーは使用しません|アクセスしたこと/,
}

test('no sentence denies what is sent, stored or used', () => {
  const wrong = passages.filter(({ lang, text }) => denials[lang].test(text))
  expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

test.each(langs)('the privacy policy in %s lists all data that the site sends', (lang) => {
  const policy = pageOf(lang, 'privacy-policy')
  for (const name of Object.values(visitData)) expect(policy).toContain(name[langOf(lang)])
  // The cookie policy names the recipients.
  expect(policy).toContain('href="/policy/cookies"')
})

/** Data that visitors send, with how long it is kept. */
const kept = {
  ko: [
    /차단된 리소스.*?3개월/,
    /분석·광고.*?12개월/,
    /쿠폰 코드.*?1년/,
    /설문 답변.*?1년/,
    /공모 작품.*?내려 달라고 할 때까지/,
    /경품 배송 주소.*?30일/,
  ],
  en: [
    /content blocked.*?3 months/,
    /analytics or advertising.*?12 months/,
    /Coupon codes.*?1 year/,
    /Survey answers.*?1 year/,
    /Contest entries.*?take them down/,
    /Delivery address for prizes.*?30 days/,
  ],
  ja: [
    /ブロックした.*?3か月/,
    /分析または広告.*?12か月/,
    /クーポンコード.*?1年/,
    /アンケートの回答.*?1年/,
    /応募作品.*?取りやめ/,
    /賞品の送付先住所.*?30日/,
  ],
}

test.each(langs)('the privacy policy in %s says how long what visitors send is kept', (lang) => {
  const rows = [...pageOf(lang, 'privacy-policy').matchAll(/<tr>(.*?)<\/tr>/g)].map(
    ([, row]) => row,
  )
  for (const pattern of kept[lang]) {
    expect(
      rows.filter((row) => pattern.test(row ?? '')),
      `${pattern}`,
    ).toHaveLength(1)
  }
})

const consent = {
  ko: {
    asked: /동의하면.*답변과 UID.*설문 종료 후 1년.*동의하지 않아도.*철회/,
    kept: '설문 종료 후 1년',
  },
  en: {
    asked:
      /If you agree.*answers and your UID for 1 year after the survey ends.*up to you.*withdraw/,
    kept: '1 year after the survey ends',
  },
  ja: {
    asked: /同意いただける場合.*回答とUID.*アンケート終了後1年.*任意.*撤回/,
    kept: 'アンケート終了後1年',
  },
}

test.each(langs)(
  'the dialog of a survey in %s asks for the consent that the policy names',
  (lang) => {
    const dialog = passages.filter((one) => one.lang === lang && consent[lang].asked.test(one.text))
    expect(dialog).toHaveLength(1)
    expect(dialog[0]?.text.match(/[.。]/g)?.length).toBeLessThanOrEqual(3)
    expect(pageOf(lang, 'privacy-policy')).toContain(`<td>${consent[lang].kept}</td>`)
  },
)

const login = {
  ko: /로그인 상태를 유지하는 쿠키/,
  en: /cookie that keeps you logged in/,
  ja: /ログイン状態を保つクッキー/,
}

test.each(langs)('the cookie policy in %s has the cookie of the account site', (lang) => {
  expect(pageOf(lang, 'cookies')).toMatch(login[lang])
})

const amendment = {
  ko: [/약관의 개정/, /7일 전/, /30일 전/, /소식/, /거부/],
  en: [/changes to them/, /7 days before/, /30 days in advance/, /News/, /refus/],
  ja: [/規約の変更/, /7日前/, /30日前/, /お知らせ/, /拒否/],
}

test.each(langs)('the terms in %s say how they change, and how players are told', (lang) => {
  const article = pageOf(lang, 'terms')
    .split('<h2>')
    .find((part) => amendment[lang][0]?.test(part.split('</h2>')[0] ?? ''))
  for (const pattern of amendment[lang]) expect(article).toMatch(pattern)
})

const withdrawal = {
  ko: /구매일부터 7일 이내/,
  en: /within 7 days of buying/,
  ja: /購入日から7日以内/,
}

const receipt = {
  ko: /공급받은 날부터/,
  en: /or of receiving|on the day you receive/,
  ja: /提供を受けた日から(?:起算|7日)/,
}

test.each(langs)('every text in %s about refunds gives the days of the terms', (lang) => {
  const vouchers = lang === 'ko' ? [textOfPost('notices/1040.md', lang)] : []
  for (const text of [pageOf(lang, 'terms'), textOfPost('faq/223.md', lang), ...vouchers]) {
    expect(text).toMatch(withdrawal[lang])
    expect(text).toMatch(receipt[lang])
  }
  if (lang !== 'ja') return
  for (const page of ['tokushoho', 'payment-services']) {
    expect(pageOf(lang, page)).toMatch(withdrawal[lang])
  }
})

const phone = { ko: /02-0000-0000/, en: /\+82 2-0000-0000/, ja: /\+82-2-0000-0000/ }

test.each(langs)('the phone of the company has the same hours on all pages in %s', (lang) => {
  const lines = passages.filter((one) => one.lang === lang && phone[lang].test(one.text))
  const [first, ...others] = lines.map(({ text }) => hoursIn(text, lang).hours)
  expect(first?.size).toBe(4)
  for (const hours of others) expect(hours).toEqual(first)
})

test('the notice of an amendment is 30 days older than the amendment', () => {
  const notice = everyPost.find(({ path }) => path === 'notices/1032.md')?.head.at ?? ''
  const amended = policies.terms.at(-1)?.regDt ?? ''
  expect(Date.parse(amended) - Date.parse(notice.slice(0, 10))).toBeGreaterThanOrEqual(
    30 * 86_400_000,
  )
})

const rights = {
  ko: [/작품의 권리는/, /동의/, /복도/, /배경 화면/, /내려 달라고/],
  en: [/work stays yours/, /your consent/, /hallway/, /wallpaper/, /take it down/],
  ja: [/作品の権利は/, /同意/, /廊下/, /壁紙/, /取りやめ/],
}

test.each(langs)('the call for fan art in %s says what happens to the works', (lang) => {
  const call = everyPost.find(({ path }) => path === 'events/615.md')?.texts[lang]?.body ?? ''
  for (const pattern of rights[lang]) expect(call).toMatch(pattern)
  expect(pageOf(lang, 'terms')).toMatch(
    { ko: /공모에서/, en: /call for entries/, ja: /作品の募集/ }[lang],
  )
})

test('the page on prepaid funds names the office, how funds are kept, and compensation', () => {
  const page = pageOf('ja', 'payment-services')
  const office = /<td>苦情・相談窓口<\/td><td>(.*?)<\/td>/.exec(page)?.[1]
  for (const part of ['ランタンハーバー株式会社', 'イェシ区', 'support@', '+82', '韓国時間']) {
    expect(office).toContain(part)
  }
  for (const part of ['供託', '第31条', '不正取引の補償方針']) expect(page).toContain(part)
  expect(page).not.toContain('/policy/terms')
})

test('the page on transmissions has no table of its own next to the one of the site', () => {
  const page = pageOf('ja', 'external-transmission')
  expect(page).not.toContain('<table')
  expect(page).toContain('表')
})

import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/faq/faq.schema.ts'
import { htmlOf, postsIn } from './post.ts'

type Category = v.InferInput<typeof schema.FaqCategory>
type Faq = v.InferInput<typeof schema.FaqEntry>

export const faqCategories: Category[] = [
  { idx: 1, koCategory: '계정', enCategory: 'Account', jpCategory: 'アカウント' },
  { idx: 2, koCategory: '게임 플레이', enCategory: 'Gameplay', jpCategory: 'ゲームプレイ' },
  {
    idx: 3,
    koCategory: '랭킹과 클럽',
    enCategory: 'Rankings and clubs',
    jpCategory: 'ランキング・クラブ',
  },
  {
    idx: 4,
    koCategory: '쿠폰과 결제',
    enCategory: 'Coupons and payments',
    jpCategory: 'クーポン・購入',
  },
  {
    idx: 5,
    koCategory: '기기와 오류',
    enCategory: 'Devices and errors',
    jpCategory: '動作環境・不具合',
  },
]

const posts = postsIn(
  'faq',
  v.strictObject({ category: v.pipe(v.string(), v.transform(Number), v.integer()) }),
  '/community/faq#faq-',
)

/** The questions that are asked most, which the operator puts first. */
const mostAsked = [203, 220, 222, 201]

/** All questions with their answers. */
export function faqs(lang: Locale): Faq[] {
  const all = posts.flatMap(({ idx, head, texts }) => {
    const text = texts[lang]
    return text ? [{ idx, category: head.category, title: text.title, contents: htmlOf(text) }] : []
  })
  return [
    ...mostAsked.flatMap((id) => all.filter(({ idx }) => idx === id)),
    ...all.filter(({ idx }) => !mostAsked.includes(idx)),
  ]
}

import type { Category, Faq, ServerLang } from '../wire.ts'
import { playFaqs } from './faq-texts-play.ts'
import { serviceFaqs } from './faq-texts-service.ts'

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
  { idx: 5, koCategory: '기술 지원', enCategory: 'Technical support', jpCategory: '技術サポート' },
]

const perCategory = 6

/** All questions with their answers, six in each category. */
export function faqs(lang: ServerLang): Faq[] {
  return [...playFaqs, ...serviceFaqs].map(([question, answer], index) => ({
    idx: 201 + index,
    category: 1 + Math.floor(index / perCategory),
    title: question?.[lang] ?? '',
    contents: `<p>${(answer?.[lang] ?? '').replaceAll('>', '&gt;')}</p>`,
  }))
}

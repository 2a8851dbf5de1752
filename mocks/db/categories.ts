import type { Locale } from '#i18n/lang.ts'

/** The categories of notices by id, with their names. */
export const noticeCategories = {
  maintenance: { ko: '점검', en: 'Maintenance', ja: 'メンテナンス' },
  update: { ko: '업데이트', en: 'Update', ja: 'アップデート' },
  notice: { ko: '안내', en: 'Notice', ja: 'ご案内' },
  results: { ko: '결과 발표', en: 'Results', ja: '結果発表' },
  issue: { ko: '오류 안내', en: 'Issue', ja: '不具合情報' },
} satisfies Record<string, Record<Locale, string>>

/** The categories of events by id, with their names. */
export const eventCategories = {
  game: { ko: '게임 내 이벤트', en: 'Game event', ja: 'ゲーム内イベント' },
  community: { ko: '커뮤니티', en: 'Community', ja: 'コミュニティ' },
  coupon: { ko: '쿠폰 이벤트', en: 'Coupon event', ja: 'クーポンイベント' },
} satisfies Record<string, Record<Locale, string>>

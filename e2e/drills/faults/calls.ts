/** A request of the site, and a page that sends it. */
export interface Call {
  name: string
  /** Matches the path of the request. */
  path: RegExp
  page: string
  /**
   * - `section`: a failure is shown with Retry
   * - `detail`: the same, and an unknown record is "not found"
   * - `left`: the visitor is sent back to the list, which says so and links to the record
   * - `silent`: the page does without
   * - `coupon`, `survey`: sent by a form
   */
  kind: 'section' | 'detail' | 'left' | 'silent' | 'coupon' | 'survey'
}

const section = (path: string, page: string): Call => ({
  name: path,
  // Not a page, which has a language.
  path: new RegExp(`^/(?!(?:kr|en|jp)/)(?:.*/)?${path}$`),
  page,
  kind: 'section',
})
const detail = (path: string, page: string): Call => ({ ...section(path, page), kind: 'detail' })
const silent = (path: string, page: string): Call => ({ ...section(path, page), kind: 'silent' })
const file = String.raw`(?:level|style)-[\w-]+\.json`

/** Every request of docs/api.md that the site sends. */
export const calls: readonly Call[] = [
  section('main/keyvisual', '/'),
  section('main/notice', '/'),
  section('main/withBTS', '/'),
  section('main/pd-note', '/'),
  silent('main/popup', '/'),
  section('game', '/game'),
  section('community/notice', '/community/news'),
  detail('community/notice/1060', '/community/news/1060'),
  section('community/event', '/community/event'),
  section('community/search', '/community/news?keyword=1'),
  section('community/category', '/community/faq'),
  section('community/faq', '/community/faq'),
  section('media/board', '/media'),
  detail('media/board/441', '/media/441'),
  silent('media/banner', '/media'),
  section('media/category', '/media'),
  silent('ranking/banner', '/ranking/level'),
  section('leaderboard/levels.json', '/ranking/level'),
  section(`leaderboard/levels/${file}`, '/ranking/level'),
  section('leaderboard/styles.json', '/ranking/style'),
  section(`leaderboard/styles/${file}`, '/ranking/style'),
  silent('club-icons.json', '/ranking/level'),
  silent('user-icons.json', '/ranking/level'),
  section('intheseom/withBTS', '/devlog/withBTS'),
  { ...section('intheseom/withBTS/323', '/devlog/withBTS/323'), kind: 'left' },
  section('intheseom/pd-note', '/devlog/withBTS?board=note'),
  detail('intheseom/pd-note/801', '/devlog/pd-note/801'),
  silent('setting/bgm', '/coupon'),
  silent('setting/footer', '/coupon'),
  silent('setting/privacy-policy', '/policy/privacy-policy'),
  silent('setting/terms', '/policy/terms'),
  detail('setting/pages/cookies', '/policy/cookies'),
  section('event/hearts-202306.json', '/community/event/540'),
  section('survey', '/survey'),
  detail('survey/72', '/survey/72'),
  { ...section('survey/72/answer', '/survey/72'), kind: 'survey' },
  { ...section('coupon/redeem', '/coupon'), kind: 'coupon' },
  silent('mock-account/session', '/coupon'),
]

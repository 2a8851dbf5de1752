import { languages, type Lang } from './i18n/lang.ts'
import { site } from './site.ts'

type PerLang = Record<Lang, string>

/** The data of a visit that may be sent, each under one name: tables, dialogs and policies use the same texts. */
export const visitData = {
  ip: { kr: 'IP 주소', en: 'IP address', jp: 'IPアドレス' },
  browser: { kr: '브라우저 정보', en: 'browser information', jp: 'ブラウザ情報' },
  login: { kr: '로그인 쿠키', en: 'login cookie', jp: 'ログイン用のクッキー' },
  uid: { kr: 'UID', en: 'UID', jp: 'UID' },
  code: { kr: '쿠폰 코드', en: 'coupon codes', jp: 'クーポンコード' },
  answers: { kr: '설문 답변', en: 'survey answers', jp: 'アンケートの回答' },
  video: { kr: '재생한 영상', en: 'videos you play', jp: '再生した動画' },
  path: { kr: '페이지 경로', en: 'page paths', jp: 'ページのパス' },
  speed: { kr: '로딩과 반응 속도', en: 'loading and response times', jp: '表示と応答の速度' },
  errors: { kr: '오류 메시지', en: 'error messages', jp: 'エラーメッセージ' },
  blocked: {
    kr: '차단된 리소스의 주소',
    en: 'URLs of blocked content',
    jp: 'ブロックされたコンテンツのURL',
  },
  page: { kr: '방문한 페이지 주소', en: 'URLs of pages you visit', jp: '閲覧したページのURL' },
  stores: {
    kr: '스토어 링크 클릭 여부',
    en: 'whether you followed a store link',
    jp: 'ストアへのリンクを開いたかどうか',
  },
} satisfies Record<string, PerLang>

/** The recipients of a visit's data, with the data and its purpose. */
interface RecipientTexts {
  /** The company; empty only while its tracker is off in `src/site.ts`. */
  company: PerLang
  data: readonly (keyof typeof visitData)[]
  purpose: PerLang
}

const none: PerLang = { kr: '', en: '', jp: '' }

/**
 * The table of recipients on the cookie policy, on the page about transmissions and in the cookie settings.
 * Name your company, and that of each tracker that `src/site.ts` switches on: the build fails if pages may reach
 * a host without a company.
 */
const recipients = {
  /** The API, the assets and the account site, if they have hosts of their own. */
  own: {
    company: {
      kr: '등불항구 주식회사(이 사이트의 운영사)',
      en: 'Lantern Harbor Inc. (the operator of this site)',
      jp: 'ランタンハーバー株式会社（当サイトの運営会社）',
    },
    data: ['ip', 'browser', 'login', 'uid', 'code', 'answers'],
    purpose: {
      kr: '페이지 표시, 로그인 유지, 쿠폰 사용, 설문 접수',
      en: 'Showing pages, keeping you logged in, redeeming coupons and receiving survey answers',
      jp: 'ページの表示、ログイン状態の保持、クーポンの処理、アンケートの受付',
    },
  },
  video: {
    company: { kr: 'Google LLC(YouTube)', en: 'Google LLC (YouTube)', jp: 'Google LLC（YouTube）' },
    data: ['ip', 'browser', 'video'],
    purpose: {
      kr: '영상과 미리 보기 이미지 표시. 미리 보기 이미지는 페이지를 열 때, 영상은 재생을 눌렀을 때 불러옵니다.',
      en: 'Showing videos and their previews. Previews load with the page; a video loads only when you play it.',
      jp: '動画とサムネイルの表示。サムネイルはページを開いたとき、動画は再生したときに読み込まれます。',
    },
  },
  vitals: {
    company: none,
    data: ['ip', 'browser', 'path', 'speed'],
    purpose: {
      kr: '이용 현황 분석과 속도 개선을 위한 통계. ‘분석 및 성능’을 허용한 경우에만 전송합니다.',
      en: 'Measuring how the site is used and making it faster. Sent only if you allow “Analytics and performance.”',
      jp: '利用状況の分析と表示速度の改善のための統計。「分析・パフォーマンス」を許可した場合のみ送信します。',
    },
  },
  errors: {
    company: none,
    data: ['ip', 'browser', 'path', 'errors'],
    purpose: {
      kr: '오류 파악과 수정. ‘분석 및 성능’을 허용한 경우에만 전송합니다.',
      en: 'Finding and fixing errors. Sent only if you allow “Analytics and performance.”',
      jp: '不具合の把握と修正。「分析・パフォーマンス」を許可した場合のみ送信します。',
    },
  },
  reports: {
    company: none,
    data: ['ip', 'browser', 'page', 'blocked'],
    purpose: {
      kr: '보안 정책 위반 파악. 브라우저가 보안 정책에 따라 리소스를 차단한 경우에만 전송합니다.',
      en: 'Finding violations of the security policy. Sent only when the browser blocks something.',
      jp: 'セキュリティポリシー違反の把握。ブラウザが読み込みをブロックした場合のみ送信します。',
    },
  },
  pixel: {
    company: none,
    data: ['ip', 'browser', 'page', 'stores'],
    purpose: {
      kr: '맞춤형 광고 게재와 효과 측정. ‘맞춤형 광고’를 허용한 경우에만 전송합니다.',
      en: 'Showing ads tailored to your interests and measuring how well they work. Sent only if you allow “Advertising and targeting.”',
      jp: '興味・関心に合わせた広告の表示と効果測定。「広告・ターゲティング」を許可した場合のみ送信します。',
    },
  },
} satisfies Record<string, RecipientTexts>

export type RecipientName = keyof typeof recipients

export interface Recipient extends RecipientTexts {
  name: RecipientName
  hosts: string[]
}

/** Returns what recipients get, whether or not they are switched on, as a list in a language. */
export function dataSentTo(names: readonly RecipientName[], lang: Lang): string {
  const data = new Set(names.flatMap((name) => [...recipients[name].data]))
  return [...data].map((each) => visitData[each][lang]).join(languages[lang].comma)
}

/** Returns the host of an absolute URL; a relative one is that of the site itself. */
function hostOf(url: string | undefined): string[] {
  return url?.startsWith('http') ? [new URL(url).host] : []
}

/** The settings that name hosts (.env.example). */
export interface HostSettings {
  VITE_API_BASE: string | undefined
  VITE_EXTERNAL_API_BASE: string | undefined
  VITE_ASSETS_BASE: string | undefined
  VITE_ACCOUNT_BASE: string | undefined
  VITE_VITALS_URL: string | undefined
  VITE_ERRORS_URL: string | undefined
  CSP_REPORT_URL: string | undefined
}

export const recipientNames = ['own', 'video', 'vitals', 'errors', 'reports', 'pixel'] as const

/** Returns everyone who receives data. */
export function recipientsOf(settings: HostSettings): Recipient[] {
  const { vitalsUrl, errors, pixel } = site.tracking
  const own = [
    settings.VITE_API_BASE,
    settings.VITE_EXTERNAL_API_BASE,
    settings.VITE_ASSETS_BASE,
    settings.VITE_ACCOUNT_BASE,
  ]
  const hosts: Record<RecipientName, string[]> = {
    own: own.flatMap(hostOf),
    video: ['www.youtube-nocookie.com', 'i.ytimg.com'],
    vitals: hostOf(settings.VITE_VITALS_URL || vitalsUrl),
    errors: hostOf(settings.VITE_ERRORS_URL || errors.url),
    reports: hostOf(settings.CSP_REPORT_URL),
    pixel: pixel.host === '' ? [] : [pixel.host],
  }
  return recipientNames.flatMap((name): Recipient[] =>
    hosts[name].length > 0 ? [{ name, ...recipients[name], hosts: [...new Set(hosts[name])] }] : [],
  )
}

import type { Lang } from './i18n/lang.ts'
import { site } from './site.ts'

type PerLang = Record<Lang, string>

/** The recipients of a visit's data, with the data and its purpose. */
interface RecipientTexts {
  /** The company; empty only while its tracker is off in `src/site.ts`. */
  company: PerLang
  data: PerLang
  purpose: PerLang
}

const none: PerLang = { kr: '', en: '', jp: '' }

/**
 * The texts of the table of recipients on the cookie policy and in the cookie settings. Name the company of
 * each tracker that `src/site.ts` switches on: the build fails if pages may reach a host without a company.
 */
const texts = {
  /** The API, the assets and the account site, if they have hosts of their own. */
  own: {
    company: {
      kr: '이 사이트의 운영사(사업자 정보 참조)',
      en: 'The operator of this site',
      jp: '当サイトの運営会社',
    },
    data: {
      kr: 'IP 주소, 브라우저 정보, 직접 입력해 제출한 내용(UID, 쿠폰 코드, 설문 답변)',
      en: 'IP address, browser, and what you submit (UID, coupon code, survey answers)',
      jp: 'IPアドレス、ブラウザ情報、利用者が送信した内容（UID、クーポンコード、アンケートの回答）',
    },
    purpose: {
      kr: '페이지 표시, 쿠폰 사용, 설문 접수',
      en: 'Showing pages, redeeming coupons, receiving survey answers',
      jp: 'ページの表示、クーポンの使用、アンケートの受付',
    },
  },
  video: {
    company: { kr: 'Google LLC(YouTube)', en: 'Google LLC (YouTube)', jp: 'Google LLC（YouTube）' },
    data: {
      kr: 'IP 주소, 브라우저 정보, 재생한 영상',
      en: 'IP address, browser, and the video that you play',
      jp: 'IPアドレス、ブラウザ情報、再生した動画',
    },
    purpose: {
      kr: '영상과 미리보기 이미지 표시. 재생을 눌렀을 때만 영상을 불러옵니다.',
      en: 'Showing videos and their previews. A video only loads once you play it.',
      jp: '動画とサムネイルの表示。動画は再生したときだけ読み込まれます。',
    },
  },
  vitals: {
    company: none,
    data: {
      kr: 'IP 주소, 브라우저 정보, 페이지 경로, 로딩과 반응 속도',
      en: 'IP address, browser, path of the page, and how fast it loaded and responded',
      jp: 'IPアドレス、ブラウザ情報、ページのパス、表示と応答の速度',
    },
    purpose: {
      kr: '속도 개선을 위한 통계. ‘분석 및 성능’을 허용한 경우에만 전송합니다.',
      en: 'Statistics to make the site faster. Only if you allow analytics and performance.',
      jp: '表示速度改善のための統計。「分析・パフォーマンス」を許可した場合のみ送信します。',
    },
  },
  errors: {
    company: none,
    data: {
      kr: 'IP 주소, 브라우저 정보, 페이지 경로, 오류 메시지',
      en: 'IP address, browser, path of the page, and error messages',
      jp: 'IPアドレス、ブラウザ情報、ページのパス、エラーメッセージ',
    },
    purpose: {
      kr: '오류 파악과 수정. ‘분석 및 성능’을 허용한 경우에만 전송합니다.',
      en: 'Finding and fixing errors. Only if you allow analytics and performance.',
      jp: '不具合の把握と修正。「分析・パフォーマンス」を許可した場合のみ送信します。',
    },
  },
  reports: {
    company: none,
    data: {
      kr: 'IP 주소, 브라우저 정보, 페이지 주소, 차단된 리소스의 주소',
      en: 'IP address, browser, address of the page, and address of what was blocked',
      jp: 'IPアドレス、ブラウザ情報、ページのURL、ブロックされた読み込み先',
    },
    purpose: {
      kr: '보안 정책 위반 파악. 브라우저가 보안 정책에 따라 무언가를 차단했을 때만 전송됩니다.',
      en: 'Finding violations of the security policy. Only when the browser blocks something.',
      jp: 'セキュリティポリシー違反の把握。ブラウザが読み込みをブロックしたときのみ送信されます。',
    },
  },
  pixel: {
    company: none,
    data: {
      kr: 'IP 주소, 브라우저 정보, 방문한 페이지 주소, 스토어 링크 클릭 여부',
      en: 'IP address, browser, address of the page, and whether you followed a store link',
      jp: 'IPアドレス、ブラウザ情報、閲覧したページのURL、ストアへのリンクのクリック',
    },
    purpose: {
      kr: '광고 게재와 효과 측정. ‘맞춤형 광고’를 허용한 경우에만 전송합니다.',
      en: 'Showing ads and measuring them. Only if you allow advertising and targeting.',
      jp: '広告の配信と効果測定。「広告・ターゲティング」を許可した場合のみ送信します。',
    },
  },
} satisfies Record<string, RecipientTexts>

export type RecipientName = keyof typeof texts

export interface Recipient extends RecipientTexts {
  name: RecipientName
  hosts: string[]
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

const names = ['own', 'video', 'vitals', 'errors', 'reports', 'pixel'] as const

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
  return names.flatMap((name): Recipient[] =>
    hosts[name].length > 0 ? [{ name, ...texts[name], hosts: [...new Set(hosts[name])] }] : [],
  )
}

// The types of the responses under their wire names, declared independently of the schemas of the app, so
// that the mock backend and the site check each other (docs/api.md).

export type ServerLang = 'ko' | 'en' | 'ja'

interface Names {
  koCategory: string
  enCategory: string
  jpCategory: string
}

export interface KeyVisual {
  idx: number
  title: string
  subtitle?: string
  imgUrl: string
  mobileImgUrl?: string
  linkUrl?: string
}

export interface Notice {
  idx: number
  boardType: 'notice' | 'event'
  category: string
  categoryId?: string
  title: string
  regDt: string
  thumbUrl?: string
  startDt?: string
  endDt?: string
}

export interface Neighbor {
  idx: number
  title: string
}

export interface NoticeDetail extends Notice {
  contents: string
  prev?: Neighbor
  next?: Neighbor
}

export interface Popup {
  boardIdx: number
  title: string
  imgUrl?: string
  contents?: string
  linkUrl?: string
}

export interface DevlogPost {
  idx: number
  title: string
  regDt: string
  thumbUrl?: string
  summary?: string
}

export interface DevlogDetail extends DevlogPost {
  contents: string
  youtubeUrl?: string
}

export interface ProducerNote {
  idx: number
  masterIdx: number
  lang: ServerLang
  title: string
  subtitle: string
  content: string
  startDt: string
}

export interface Game {
  idx: number
  title: string
  summary: string
  contents: string
  imgUrl: string
  youtubeUrl?: string
}

export interface Category extends Names {
  idx: number
}

export interface Faq {
  idx: number
  category: number
  title: string
  contents: string
}

export interface MediaCategory extends Names {
  categoryIdx: number
}

export interface MediaItem {
  idx: number
  categoryIdx: number
  type: 'image' | 'youtube'
  imgUrl: string
  youtubeUrl?: string
  title: string
}

export interface MediaBanner {
  imgUrl: string
  linkUrl?: string
  title: string
}

export interface RankingBanner {
  topUrl: string
  bottomUrl: string
}

export interface Bgm {
  bgmSrc: string
  autoPlay: 0 | 1
  title?: string
}

export interface FooterItem {
  koTitle: string
  enTitle: string
  jpTitle: string
  linkUrl?: string
}

export interface PolicyItem {
  idx: number
  ver: string
  regDt: string
}

export interface TestAccount {
  idx: number
  uid: string
  nickname: string
  kind: 'member' | 'guest'
}

export interface Season {
  year: number
  month: number
  season: number
  seasonFilename: string
}

/** Level boards may leave out `stylePoints`, style boards `level` and `trophies`. */
export interface HighRanker {
  rank: number
  nickname: string
  clubName?: string
  clubEmblem: number
  userProfileIcon: number
  trophies?: number
  level?: number
  stylePoints?: number
}

export interface Leaderboard {
  highRankerList: HighRanker[]
}

export interface IconEntry {
  Id: number
  IconPath: string
}

export interface Survey {
  idx: number
  title: string
  status: 'preparing' | 'open' | 'ended'
  startDt: string
  endDt: string
}

export interface Question {
  idx: number
  text: string
  kind: 'single' | 'multiple' | 'text'
  required: boolean
  max?: number
  options: { idx: number; text: string }[]
}

export interface SurveyDetail extends Survey {
  intro?: string
  answered: boolean
  questions: Question[]
}

export type Session =
  | { kind: 'member'; uid: string; nickname: string }
  | { kind: 'guest'; nickname?: string }
  | { kind: 'visitor' }

export interface Paged<T> {
  contents: T[]
  totalElements: number
  totalPages: number
  page: number
  size: number
}

export interface Envelope<T> {
  code: number
  data: T
}

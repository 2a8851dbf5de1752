import type * as wire from '../wire.ts'
import { accounts } from './accounts.ts'
import { devlog } from './devlog.ts'
import { events } from './events.ts'
import { faqCategories, faqs } from './faqs.ts'
import { gamesIn } from './games.ts'
import { keyVisuals, popups, rankingBanner } from './home.ts'
import { clubIcons, userIcons } from './icons.ts'
import { leaderboard, seasonsOf, type Board } from './leaderboards.ts'
import { media, mediaBanners, mediaCategories } from './media.ts'
import { notices } from './notices.ts'
import { footer, pages, policies, type PolicyName } from './pages.ts'
import { producerNotes } from './producer-notes.ts'
import { surveys } from './surveys.ts'
import { tracks } from './tracks.ts'

/** The content of one language. Content that was never translated into it is missing. */
interface LocalContent {
  keyVisuals: wire.KeyVisual[]
  notices: wire.NoticeDetail[]
  events: wire.NoticeDetail[]
  popups: wire.Popup[]
  devlog: wire.DevlogDetail[]
  producerNotes: wire.ProducerNote[]
  games: wire.Game[]
  faqs: wire.Faq[]
  media: wire.MediaItem[]
  rankingBanners: Record<'level' | 'style', wire.RankingBanner>
  surveys: wire.SurveyDetail[]
  pages: Record<string, string>
}

/** Everything there is to read, in the words of the wire. */
export interface Content {
  local: Record<wire.ServerLang, LocalContent>
  faqCategories: wire.Category[]
  mediaCategories: wire.MediaCategory[]
  mediaBanners: wire.MediaBanner[]
  footer: wire.FooterItem[]
  policies: Record<PolicyName, wire.PolicyItem[]>
  accounts: wire.TestAccount[]
  tracks: Record<string, wire.Bgm[]>
  clubIcons: wire.IconEntry[]
  userIcons: wire.IconEntry[]
  seasons: Record<Board, wire.Season[]>
  leaderboard: (board: Board, file: string) => wire.Leaderboard | undefined
  hearts: { heart_count: number }
}

function localContent(lang: wire.ServerLang, now: number): LocalContent {
  return {
    keyVisuals: keyVisuals(lang, now),
    notices: notices(lang, now),
    events: events(lang, now),
    popups: popups(lang, now),
    devlog: devlog(lang, now),
    producerNotes: producerNotes(lang, now),
    games: gamesIn(lang),
    faqs: faqs(lang),
    media: media(lang),
    rankingBanners: { level: rankingBanner('level'), style: rankingBanner('style') },
    surveys: surveys(lang, now),
    pages: pages(lang),
  }
}

/** Builds the content for the time `now`: recent items are recent, running events run. */
export function buildContent(now: number): Content {
  const seasons = { levels: seasonsOf('levels', now), styles: seasonsOf('styles', now) }
  return {
    local: {
      ko: localContent('ko', now),
      en: localContent('en', now),
      ja: localContent('ja', now),
    },
    faqCategories,
    mediaCategories,
    mediaBanners,
    footer,
    policies,
    accounts,
    tracks,
    clubIcons,
    userIcons,
    seasons,
    leaderboard: (board, file) => {
      const at = seasons[board].findIndex(({ seasonFilename }) => seasonFilename === file)
      return at < 0 ? undefined : leaderboard(board, file, at === seasons[board].length - 1)
    },
    hearts: { heart_count: 3_284_170 },
  }
}

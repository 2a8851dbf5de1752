import type { Locale } from '#i18n/lang.ts'
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
import { footer, pages, policies } from './pages.ts'
import { producerNotes } from './producer-notes.ts'
import { surveys } from './surveys.ts'
import { tracks } from './tracks.ts'

type LocalContent = ReturnType<typeof localContent>

/** All content, as the API sends it. Content that was never translated into a language is missing there. */
export interface Content {
  local: Record<Locale, LocalContent>
  faqCategories: typeof faqCategories
  mediaCategories: typeof mediaCategories
  mediaBanners: typeof mediaBanners
  footer: typeof footer
  policies: typeof policies
  accounts: typeof accounts
  tracks: typeof tracks
  clubIcons: typeof clubIcons
  userIcons: typeof userIcons
  seasons: Record<Board, ReturnType<typeof seasonsOf>>
  leaderboard: (board: Board, file: string) => ReturnType<typeof leaderboard> | undefined
  hearts: { heart_count: number }
}

function localContent(lang: Locale, now: number) {
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

import type { Prefetch } from '#api/prefetch.ts'
import { faqTeaserQueries, useFaqTeaser } from '#features/faq/faq-teaser.queries.ts'
import { galleryStripQueries, useGalleryStrip } from '#features/media/gallery-strip.queries.ts'
import { gameTeaserQueries, useGameTeaser } from '#features/game/game-teaser.queries.ts'
import {
  homeQueries,
  useHomeDevlog,
  useHomeLetters,
  useHomeNews,
} from '#features/home/home.queries.ts'
import { keyVisualsQuery, useKeyVisuals } from '#features/home/key-visuals.queries.ts'
import { topThreeQueries, useTopThree } from '#features/ranking/teaser/top-three.queries.ts'
import { FaqTeaser } from '#features/faq/faq-teaser.tsx'
import { GalleryTeaser } from '#features/media/gallery-teaser.tsx'
import { GameTeaser } from '#features/game/game-teaser.tsx'
import { HomeDevlog } from '#features/home/home-devlog.tsx'
import { HomeLetters } from '#features/home/home-letters.tsx'
import { HomeNews } from '#features/home/home-news.tsx'
import { MembersTeaser } from '#features/members/members-teaser.tsx'
import { StoreSection } from '#features/home/store-section.tsx'
import { popupQueries } from '#features/popup/popup.queries.ts'
import { RankingTeaser } from '#features/ranking/teaser/ranking-teaser.tsx'
import { LeadNotice } from '#features/notice/today/lead-notice.tsx'
import {
  todayQueries,
  useMaintenance,
  useNewestNotice,
  useRunningEvents,
} from '#features/notice/today/today.queries.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Zone } from '#ui/page/zone.tsx'
import { QueryGroup } from '#ui/feedback/query-boundary.tsx'
import { HomeToday } from './-home-today.tsx'

/** Starts all reads of the main page. */
export function loadHome(prefetch: Prefetch) {
  return Promise.all([
    prefetch(keyVisualsQuery()),
    prefetch(todayQueries.maintenance()),
    prefetch(todayQueries.events()),
    prefetch(todayQueries.newest()),
    prefetch(popupQueries.codes()),
    prefetch(homeQueries.news()),
    prefetch(homeQueries.letters()),
    prefetch(homeQueries.devlog()),
    prefetch(topThreeQueries.of('level')),
    prefetch(topThreeQueries.of('style')),
    prefetch(galleryStripQueries.newest()),
    prefetch(gameTeaserQueries.first()),
    prefetch(faqTeaserQueries.first()),
  ])
}

/** Returns the reads of the sections. */
const useReads = () => [
  useMaintenance(),
  useRunningEvents(),
  useHomeNews(),
  useHomeLetters(),
  useHomeDevlog(),
  useTopThree('level'),
  useTopThree('style'),
  useGalleryStrip(),
  useGameTeaser(),
  useFaqTeaser(),
]

/**
 * The sections of the main page below its first screen. Each section loads and fails independently;
 * if all of them fail, there is one message.
 */
export function HomeSections() {
  const leadId = useNewestNotice().data?.id
  return (
    <>
      <QueryGroup reads={useReads()} hasRetry={useKeyVisuals().isError}>
        <Zone tone="night">
          <HomeToday />
        </Zone>
        <Zone tone="dusk">
          <MembersTeaser />
          <ErrorBoundary>
            <RankingTeaser />
          </ErrorBoundary>
        </Zone>
        <Zone tone="paper">
          <ErrorBoundary>
            <HomeNews lead={<LeadNotice />} leadId={leadId} />
          </ErrorBoundary>
          <ErrorBoundary>
            <HomeLetters />
          </ErrorBoundary>
          <ErrorBoundary>
            <HomeDevlog />
          </ErrorBoundary>
          <ErrorBoundary>
            <GalleryTeaser />
          </ErrorBoundary>
          <ErrorBoundary>
            <GameTeaser />
          </ErrorBoundary>
          <ErrorBoundary>
            <FaqTeaser />
          </ErrorBoundary>
        </Zone>
      </QueryGroup>
      <Zone tone="deep">
        <StoreSection />
      </Zone>
    </>
  )
}

import { useAtomValue } from 'jotai'
import type { Prefetch } from '#api/prefetch.ts'
import { consentChoiceAtom } from '#features/consent/consent.atoms.ts'
import { faqTeaserQueries, useFaqTeaser, FaqTeaser } from '#features/faq/faq-teaser.tsx'
import { gameTeaserQueries, useGameTeaser, GameTeaser } from '#features/game/game-teaser.tsx'
import { HomeDevlog, HomeLetters } from '#features/home/home-devlog.tsx'
import { HomeNewPosts, HomeNews } from '#features/home/home-news.tsx'
import {
  QueryGroup,
  SectionPair,
  StoreSection,
  TodaySection,
} from '#features/home/home-sections.tsx'
import {
  homeQueries,
  useHomeDevlog,
  useHomeLetters,
  useHomeNews,
  keyVisualsQuery,
  useKeyVisuals,
} from '#features/home/home.queries.ts'
import { LanternsSection } from '#features/lanterns/lanterns-section.tsx'
import { isPlayingAtom } from '#features/lanterns/playing.atoms.ts'
import {
  galleryStripQueries,
  useGalleryStrip,
  GalleryTeaser,
} from '#features/media/gallery-teaser.tsx'
import { MembersTeaser } from '#features/members/members-teaser.tsx'
import { EndingEvents, LeadNotice, NextMaintenance } from '#features/notice/today/today-notices.tsx'
import {
  todayQueries,
  useMaintenance,
  useNewestNotice,
  useRunningEvents,
} from '#features/notice/today/today.queries.ts'
import { AnnouncedCodes, Popups } from '#features/popup/popups.tsx'
import { popupQueries } from '#features/popup/popup.queries.ts'
import {
  OwnRankRow,
  RankingTeaser,
  topThreeQueries,
  useTopThree,
} from '#features/ranking/teaser/ranking-teaser.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Zone } from '#ui/page/zone.tsx'

/** "Today on the island": what several features know about now. */
function HomeToday() {
  const maintenanceId = useMaintenance().data?.id
  const rows = (
    <>
      <AnnouncedCodes />
      <li>
        <OwnRankRow />
      </li>
      <HomeNewPosts shownId={maintenanceId} />
    </>
  )
  return (
    <TodaySection
      events={
        <ErrorBoundary>
          <EndingEvents />
        </ErrorBoundary>
      }
      maintenance={
        <ErrorBoundary>
          <NextMaintenance />
        </ErrorBoundary>
      }
      rows={<ErrorBoundary>{rows}</ErrorBoundary>}
    />
  )
}

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
      <QueryGroup queries={useReads()} hasRetry={useKeyVisuals().isError}>
        <Zone tone="night">
          <HomeToday />
        </Zone>
        <Zone tone="dusk">
          <LanternsSection />
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
        </Zone>
        <Zone tone="dusk">
          <ErrorBoundary>
            <HomeDevlog />
          </ErrorBoundary>
          <ErrorBoundary>
            <GalleryTeaser />
          </ErrorBoundary>
        </Zone>
        <Zone tone="paper">
          <SectionPair>
            <ErrorBoundary>
              <GameTeaser />
            </ErrorBoundary>
            <ErrorBoundary>
              <FaqTeaser />
            </ErrorBoundary>
          </SectionPair>
        </Zone>
      </QueryGroup>
      <Zone tone="deep">
        <StoreSection />
      </Zone>
    </>
  )
}

/** Renders the popups of the main page, which wait for the choice of cookies and never cover the board of the day. */
export function HomePopups() {
  const choice = useAtomValue(consentChoiceAtom)
  const isPlaying = useAtomValue(isPlayingAtom)
  return <Popups isDelayed={choice === null || choice === 'unread' || isPlaying} />
}

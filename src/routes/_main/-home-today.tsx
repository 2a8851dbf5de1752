import { HomeNewPosts } from '#features/home/today/new-posts.tsx'
import { TodaySection } from '#features/home/today/today-section.tsx'
import { EndingEvents } from '#features/notice/today/ending-events.tsx'
import { NextMaintenance } from '#features/notice/today/next-maintenance.tsx'
import { AnnouncedCodes } from '#features/popup/announced-codes.tsx'
import { OwnRankRow } from '#features/ranking/teaser/own-rank-row.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

const rows = (
  <>
    <AnnouncedCodes />
    <li>
      <OwnRankRow />
    </li>
    <HomeNewPosts />
  </>
)

/** "Today on the island": what several features know about now. */
export function HomeToday() {
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

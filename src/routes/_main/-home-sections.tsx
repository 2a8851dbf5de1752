import type { Prefetch } from '#api/prefetch.ts'
import { faqTeaserQueries } from '#features/faq/faq-teaser.queries.ts'
import { galleryStripQueries } from '#features/media/gallery-strip.queries.ts'
import { gameTeaserQueries } from '#features/game/game-teaser.queries.ts'
import { keyVisualsQuery } from '#features/home/key-visuals.queries.ts'
import { homeQueries } from '#features/home/home.queries.ts'
import { topThreeQueries } from '#features/ranking/teaser/top-three.queries.ts'
import { FaqTeaser } from '#features/faq/faq-teaser.tsx'
import { GalleryTeaser } from '#features/media/gallery-teaser.tsx'
import { GameTeaser } from '#features/game/game-teaser.tsx'
import { HomeDevlog } from '#features/home/home-devlog.tsx'
import { HomeLetters } from '#features/home/home-letters.tsx'
import { HomeNews } from '#features/home/home-news.tsx'
import { StoreSection } from '#features/home/store-section.tsx'
import { RankingTeaser } from '#features/ranking/teaser/ranking-teaser.tsx'
import { Part } from '#ui/error-boundary.tsx'

/** Starts all reads of the main page. */
export function loadHome(prefetch: Prefetch) {
  return Promise.all([
    prefetch(keyVisualsQuery()),
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

/** The sections of the main page below its first screen. Each reads, fails and recovers by itself. */
export function HomeSections() {
  return (
    <>
      <Part>
        <HomeNews />
      </Part>
      <Part>
        <HomeLetters />
      </Part>
      <Part>
        <HomeDevlog />
      </Part>
      <Part>
        <RankingTeaser />
      </Part>
      <Part>
        <GalleryTeaser />
      </Part>
      <Part>
        <GameTeaser />
      </Part>
      <Part>
        <FaqTeaser />
      </Part>
      <StoreSection />
    </>
  )
}

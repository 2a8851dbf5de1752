import type { Load } from '#api/load.ts'
import { faqTeaserQueries } from '#features/faq/faq-teaser.queries.ts'
import { galleryStripQueries } from '#features/media/gallery-strip.queries.ts'
import { gameTeaserQueries } from '#features/game/game-teaser.queries.ts'
import { homeQueries } from '#features/home/home.queries.ts'
import { topThreeQueries } from '#features/ranking/top-three.queries.ts'

/** Starts all that the main page shows. */
export function loadHome(load: Load) {
  return Promise.all([
    load(homeQueries.keyVisuals()),
    load(homeQueries.news()),
    load(homeQueries.letters()),
    load(homeQueries.devlog()),
    load(topThreeQueries.of('level')),
    load(topThreeQueries.of('style')),
    load(galleryStripQueries.newest()),
    load(gameTeaserQueries.first()),
    load(faqTeaserQueries.first()),
  ])
}

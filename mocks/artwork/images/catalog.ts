import { devlogArt } from './catalog-devlog.ts'
import { eventArt } from './catalog-events.ts'
import { gallery } from './catalog-gallery.ts'
import { groupArt } from './catalog-group.ts'
import { heroLayers } from './catalog-hero.ts'
import { icons } from './catalog-icons.ts'
import { mascots } from './catalog-mascots.ts'
import { news } from './catalog-news.ts'
import { pageArt } from './catalog-pages.ts'
import { places } from './catalog-places.ts'
import { menuIcons, prizes, seabeds, categoryIcons } from './catalog-category-icons.ts'
import { surveyArt } from './catalog-surveys.ts'
import { videos } from './catalog-videos.ts'
import { visuals } from './catalog-visuals.ts'
import type { Artwork } from './artwork.ts'

/** Every image of the mock world. */
export const catalog: Artwork[] = [
  ...visuals,
  ...gallery,
  ...videos,
  ...news,
  ...eventArt,
  ...devlogArt,
  ...surveyArt,
  ...pageArt,
  ...places,
  ...groupArt,
  ...heroLayers,
  ...categoryIcons,
  ...prizes,
  ...menuIcons,
  ...seabeds,
  ...mascots,
  ...icons,
]

import type { HeroArt } from '#ui/media/hero.tsx'
import hearts from './art/event-hero-540-1600x700.webp'
import heartsNarrow from './art/event-hero-540-780x900.webp'
import heartsShare from './art/event-hero-540-1200x630.jpg'
import heartsSharp from './art/event-hero-540-2400x1050.webp'
import heartsTile from './art/event-tile-540-400x240.avif?no-inline'
import festival from './art/event-hero-541-1600x700.webp'
import festivalNarrow from './art/event-hero-541-780x900.webp'
import festivalShare from './art/event-hero-541-1200x630.jpg'
import festivalSharp from './art/event-hero-541-2400x1050.webp'
import festivalTile from './art/event-tile-541-400x240.avif?no-inline'
import islands from './art/event-hero-542-1600x700.webp'
import islandsNarrow from './art/event-hero-542-780x900.webp'
import islandsShare from './art/event-hero-542-1200x630.jpg'
import islandsSharp from './art/event-hero-542-2400x1050.webp'
import islandsTile from './art/event-tile-542-400x240.avif?no-inline'
import fireworks from './art/event-hero-544-1600x700.webp'
import fireworksNarrow from './art/event-hero-544-780x900.webp'
import fireworksShare from './art/event-hero-544-1200x630.jpg'
import fireworksSharp from './art/event-hero-544-2400x1050.webp'
import fireworksTile from './art/event-tile-544-400x240.avif?no-inline'
import heartStamp from './art/stamp-heart-60x66.svg?no-inline'
import noteStamp from './art/stamp-note-60x66.svg?no-inline'
import starStamp from './art/stamp-star-60x66.svg?no-inline'

// Bundled artwork: the server only provides small event images.

/** The artwork of the heart event, for any id. */
export const heartArt: HeroArt = {
  wide: hearts,
  sharp: heartsSharp,
  narrow: heartsNarrow,
  share: heartsShare,
}

/** The artwork of the special events by id. */
export const specialArt: Record<number, HeroArt | undefined> = {
  541: { wide: festival, sharp: festivalSharp, narrow: festivalNarrow, share: festivalShare },
  542: { wide: islands, sharp: islandsSharp, narrow: islandsNarrow, share: islandsShare },
  544: { wide: fireworks, sharp: fireworksSharp, narrow: fireworksNarrow, share: fireworksShare },
}

/** The tiles of the hosts of those events (`eventHosts` of src/site-events.ts). */
export const hostTiles: Record<number, string | undefined> = {
  540: heartsTile,
  541: festivalTile,
  542: islandsTile,
  544: fireworksTile,
}

const stamps: Record<number, string | undefined> = { 541: noteStamp, 542: heartStamp }

/** Returns the URL of the image of a stamp of an event. */
export const stampOf = (eventId: number): string => stamps[eventId] ?? starStamp

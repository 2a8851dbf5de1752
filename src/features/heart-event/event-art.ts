import type { HeroArt } from '#ui/media/hero.tsx'
import hearts from './art/event-hero-540-1600x700.webp'
import heartsNarrow from './art/event-hero-540-780x900.webp'
import heartsShare from './art/event-hero-540-1200x630.jpg'
import festival from './art/event-hero-541-1600x700.webp'
import festivalNarrow from './art/event-hero-541-780x900.webp'
import festivalShare from './art/event-hero-541-1200x630.jpg'
import islands from './art/event-hero-542-1600x700.webp'
import islandsNarrow from './art/event-hero-542-780x900.webp'
import islandsShare from './art/event-hero-542-1200x630.jpg'
import fireworks from './art/event-hero-544-1600x700.webp'
import fireworksNarrow from './art/event-hero-544-780x900.webp'
import fireworksShare from './art/event-hero-544-1200x630.jpg'

// Bundled artwork: the server only provides small event images.

/** Artwork of the heart event, for any id. */
export const heartArt: HeroArt = { wide: hearts, narrow: heartsNarrow, share: heartsShare }

/** Artwork of the special events by id. */
export const specialArt: Record<number, HeroArt | undefined> = {
  541: { wide: festival, narrow: festivalNarrow, share: festivalShare },
  542: { wide: islands, narrow: islandsNarrow, share: islandsShare },
  544: { wide: fireworks, narrow: fireworksNarrow, share: fireworksShare },
}

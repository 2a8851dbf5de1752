import type { HeroArt } from '#ui/media/hero.tsx'
import hearts from './art/event-hero-540-1600x700.webp'
import heartsNarrow from './art/event-hero-540-780x900.webp'
import festival from './art/event-hero-541-1600x700.webp'
import festivalNarrow from './art/event-hero-541-780x900.webp'
import islands from './art/event-hero-542-1600x700.webp'
import islandsNarrow from './art/event-hero-542-780x900.webp'
import fireworks from './art/event-hero-544-1600x700.webp'
import fireworksNarrow from './art/event-hero-544-780x900.webp'

// Bundled artwork: the server only provides small event images.

/** Artwork of the heart event, for any id. */
export const heartArt: HeroArt = { wide: hearts, narrow: heartsNarrow }

/** Artwork of the special events by id. */
export const specialArt: Record<number, HeroArt | undefined> = {
  541: { wide: festival, narrow: festivalNarrow },
  542: { wide: islands, narrow: islandsNarrow },
  544: { wide: fireworks, narrow: fireworksNarrow },
}

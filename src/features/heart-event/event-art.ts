import type { MascotId } from '#site-mascots.ts'
import type { HeroArt } from '#ui/media/hero.tsx'
import hearts from './art/event-hero-540-1600x700.webp'
import heartsNarrow from './art/event-hero-540-780x900.webp'
import heartsShare from './art/event-hero-540-1200x630.jpg'
import heartsSharp from './art/event-hero-540-2400x1050.webp'
import festival from './art/event-hero-541-1600x700.webp'
import festivalNarrow from './art/event-hero-541-780x900.webp'
import festivalShare from './art/event-hero-541-1200x630.jpg'
import festivalSharp from './art/event-hero-541-2400x1050.webp'
import islands from './art/event-hero-542-1600x700.webp'
import islandsNarrow from './art/event-hero-542-780x900.webp'
import islandsShare from './art/event-hero-542-1200x630.jpg'
import islandsSharp from './art/event-hero-542-2400x1050.webp'
import fireworks from './art/event-hero-544-1600x700.webp'
import fireworksNarrow from './art/event-hero-544-780x900.webp'
import fireworksShare from './art/event-hero-544-1200x630.jpg'
import fireworksSharp from './art/event-hero-544-2400x1050.webp'

// Bundled artwork: the server only provides small event images.

/** The artwork of an event page. */
interface EventArtwork {
  art: HeroArt
  /** The mascot next to the text. */
  mascot: MascotId
}

/** The artwork of the heart event, for any id. */
export const heartArtwork: EventArtwork = {
  art: { wide: hearts, sharp: heartsSharp, narrow: heartsNarrow, share: heartsShare },
  mascot: 'moru',
}

/** The artwork of the special events by id. */
export const specialArtwork: Record<number, EventArtwork | undefined> = {
  541: {
    art: { wide: festival, sharp: festivalSharp, narrow: festivalNarrow, share: festivalShare },
    mascot: 'pado',
  },
  542: {
    art: { wide: islands, sharp: islandsSharp, narrow: islandsNarrow, share: islandsShare },
    mascot: 'ipsae',
  },
  544: {
    art: { wide: fireworks, sharp: fireworksSharp, narrow: fireworksNarrow, share: fireworksShare },
    mascot: 'lumi',
  },
}

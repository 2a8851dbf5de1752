import type { HeroArt } from '#ui/media/hero.tsx'
import cake from './art/anniversary-1600x700.webp'
import cakeNarrow from './art/anniversary-780x900.webp'
import cakeShare from './art/anniversary-1200x630.jpg'
import fireworks from './art/anniversary-teaser-1600x700.webp'
import fireworksNarrow from './art/anniversary-teaser-780x900.webp'
import fireworksShare from './art/anniversary-teaser-1200x630.jpg'

export const anniversaryArt: HeroArt = { wide: cake, narrow: cakeNarrow, share: cakeShare }
export const teaserArt: HeroArt = {
  wide: fireworks,
  narrow: fireworksNarrow,
  share: fireworksShare,
}

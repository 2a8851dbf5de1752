import type { HeroArt } from '#ui/media/hero.tsx'
import cake from './art/anniversary-1600x700.webp'
import cakeNarrow from './art/anniversary-780x900.webp'
import fireworks from './art/anniversary-teaser-1600x700.webp'
import fireworksNarrow from './art/anniversary-teaser-780x900.webp'

export const anniversaryArt: HeroArt = { wide: cake, narrow: cakeNarrow }
export const teaserArt: HeroArt = { wide: fireworks, narrow: fireworksNarrow }

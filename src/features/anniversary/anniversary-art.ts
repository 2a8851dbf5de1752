import type { HeroArt } from '#ui/media/hero.tsx'
import cake from './art/anniversary-1600x700.webp'
import cakeNarrow from './art/anniversary-780x900.webp'
import cakeShare from './art/anniversary-1200x630.jpg'
import cakeSharp from './art/anniversary-2400x1050.webp'
import island from './art/anniversary-teaser-1600x700.webp'
import islandNarrow from './art/anniversary-teaser-780x900.webp'
import islandShare from './art/anniversary-teaser-1200x630.jpg'
import islandSharp from './art/anniversary-teaser-2400x1050.webp'

export const anniversaryArt: HeroArt = {
  wide: cake,
  sharp: cakeSharp,
  narrow: cakeNarrow,
  share: cakeShare,
}
export const teaserArt: HeroArt = {
  wide: island,
  sharp: islandSharp,
  narrow: islandNarrow,
  share: islandShare,
}

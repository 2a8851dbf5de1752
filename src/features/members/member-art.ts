import type { MemberId } from '#site-members.ts'
import pado from './art/house-pado-1920x1080.avif'
import padoTall from './art/house-pado-1080x1400.avif'
import padoOld from './art/house-pado-1080x1400.webp'
import padoFigure from './art/play-pado-864x960.avif'
import dalbo from './art/house-dalbo-1920x1080.avif'
import dalboTall from './art/house-dalbo-1080x1400.avif'
import dalboOld from './art/house-dalbo-1080x1400.webp'
import dalboFigure from './art/play-dalbo-864x960.avif'
import moru from './art/house-moru-1920x1080.avif'
import moruTall from './art/house-moru-1080x1400.avif'
import moruOld from './art/house-moru-1080x1400.webp'
import moruFigure from './art/play-moru-864x960.avif'
import byol from './art/house-byol-1920x1080.avif'
import byolTall from './art/house-byol-1080x1400.avif'
import byolOld from './art/house-byol-1080x1400.webp'
import byolFigure from './art/play-byol-864x960.avif'
import ipsae from './art/house-ipsae-1920x1080.avif'
import ipsaeTall from './art/house-ipsae-1080x1400.avif'
import ipsaeOld from './art/house-ipsae-1080x1400.webp'
import ipsaeFigure from './art/play-ipsae-864x960.avif'

/** The house of a member for wide windows, for narrow ones and for browsers without AVIF, and the member itself. */
type MemberArt = Readonly<Record<'house' | 'tallHouse' | 'oldHouse' | 'large', string>>

/** The files of the members' screens (mocks/artwork/images/catalog-group.ts). */
export const memberArt: Readonly<Record<MemberId, MemberArt>> = {
  pado: { house: pado, tallHouse: padoTall, oldHouse: padoOld, large: padoFigure },
  dalbo: { house: dalbo, tallHouse: dalboTall, oldHouse: dalboOld, large: dalboFigure },
  moru: { house: moru, tallHouse: moruTall, oldHouse: moruOld, large: moruFigure },
  byol: { house: byol, tallHouse: byolTall, oldHouse: byolOld, large: byolFigure },
  ipsae: { house: ipsae, tallHouse: ipsaeTall, oldHouse: ipsaeOld, large: ipsaeFigure },
}

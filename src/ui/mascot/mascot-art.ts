import type { MascotId } from '#site-mascots.ts'
import standLumi from './art/stand-lumi-240x252.webp?no-inline'
import playLumi from './art/play-lumi-288x320.avif?no-inline'
import cheerLumi from './art/cheer-lumi-324x360.avif?no-inline'
import restLumi from './art/rest-lumi-324x360.avif?no-inline'
import largeLumi from './art/play-lumi-432x480.avif?no-inline'
import standPado from './art/stand-pado-240x252.webp?no-inline'
import playPado from './art/play-pado-288x320.avif?no-inline'
import cheerPado from './art/cheer-pado-324x360.avif?no-inline'
import restPado from './art/rest-pado-324x360.avif?no-inline'
import largePado from './art/play-pado-432x480.avif?no-inline'
import standDalbo from './art/stand-dalbo-240x252.webp?no-inline'
import playDalbo from './art/play-dalbo-288x320.avif?no-inline'
import cheerDalbo from './art/cheer-dalbo-324x360.avif?no-inline'
import restDalbo from './art/rest-dalbo-324x360.avif?no-inline'
import largeDalbo from './art/play-dalbo-432x480.avif?no-inline'
import standMoru from './art/stand-moru-240x252.webp?no-inline'
import playMoru from './art/play-moru-288x320.avif?no-inline'
import cheerMoru from './art/cheer-moru-324x360.avif?no-inline'
import restMoru from './art/rest-moru-324x360.avif?no-inline'
import largeMoru from './art/play-moru-432x480.avif?no-inline'
import standByol from './art/stand-byol-240x252.webp?no-inline'
import playByol from './art/play-byol-288x320.avif?no-inline'
import cheerByol from './art/cheer-byol-324x360.avif?no-inline'
import restByol from './art/rest-byol-324x360.avif?no-inline'
import largeByol from './art/play-byol-432x480.avif?no-inline'
import standIpsae from './art/stand-ipsae-240x252.webp?no-inline'
import playIpsae from './art/play-ipsae-288x320.avif?no-inline'
import cheerIpsae from './art/cheer-ipsae-324x360.avif?no-inline'
import restIpsae from './art/rest-ipsae-324x360.avif?no-inline'
import largeIpsae from './art/play-ipsae-432x480.avif?no-inline'

/**
 * Poses of the mascots. `play` has a second file, `large`, for large images and dense screens. `stand` is a WebP, the
 * others are AVIF.
 */
export type Pose = 'stand' | 'play' | 'cheer' | 'rest'

/** The files of each mascot (mocks/artwork/images/catalog-mascots.ts). A page loads only those that it shows. */
export const mascotArt: Readonly<Record<MascotId, Readonly<Record<Pose | 'large', string>>>> = {
  lumi: { stand: standLumi, play: playLumi, large: largeLumi, cheer: cheerLumi, rest: restLumi },
  pado: { stand: standPado, play: playPado, large: largePado, cheer: cheerPado, rest: restPado },
  dalbo: {
    stand: standDalbo,
    play: playDalbo,
    large: largeDalbo,
    cheer: cheerDalbo,
    rest: restDalbo,
  },
  moru: { stand: standMoru, play: playMoru, large: largeMoru, cheer: cheerMoru, rest: restMoru },
  byol: { stand: standByol, play: playByol, large: largeByol, cheer: cheerByol, rest: restByol },
  ipsae: {
    stand: standIpsae,
    play: playIpsae,
    large: largeIpsae,
    cheer: cheerIpsae,
    rest: restIpsae,
  },
}

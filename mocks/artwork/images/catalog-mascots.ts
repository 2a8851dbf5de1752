import type { Artwork } from './artwork.ts'
import { mascotNames, poseNames } from './mascots/pose.ts'
import { posed } from './mascots/posed.ts'

/**
 * The size of one drawing, and the widths of its files: as large as it is shown, on phones and on large or dense
 * screens. `stand` is a WebP, for icons and for browsers without AVIF; an AVIF of the others has half of its bytes.
 */
const sizes = {
  stand: { w: 120, h: 126, widths: [240], formats: ['webp'] },
  play: { w: 144, h: 160, widths: [288, 432, 864], formats: ['avif'] },
  cheer: { w: 144, h: 160, widths: [324], formats: ['avif'] },
  rest: { w: 144, h: 160, widths: [324], formats: ['avif'] },
} as const

/** The mascots. The largest files are for the screens of the members, where Lumi has none. */
export const mascots: Artwork[] = poseNames.flatMap((pose) => {
  const { w, h, widths, formats } = sizes[pose]
  return mascotNames.flatMap((id) =>
    widths
      .filter((width) => width <= 432 || id !== 'lumi')
      .map((width) => ({
        name: `${pose}-${id}`,
        w,
        h,
        mood: 'festival' as const,
        scene: (a) => posed(a, pose, id),
        folder: width > 432 ? 'src/features/members/art' : 'src/ui/mascot/art',
        isCutOut: true,
        quality: 64,
        formats,
        file: { w: width, h: (width * h) / w },
      })),
  )
})

import { readFileSync } from 'node:fs'
import type { Artwork } from './artwork.ts'

/** In the order of the drawings. */
const ids = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']

/**
 * The size of one drawing, and the widths of its files: as large as it is shown, on phones and on large or dense
 * screens. `stand` is a WebP, for icons and for browsers without AVIF; an AVIF of the others has half of its bytes.
 */
const poses = {
  stand: { w: 120, h: 126, widths: [240], formats: ['webp'] },
  play: { w: 144, h: 160, widths: [288, 432], formats: ['avif'] },
  cheer: { w: 144, h: 160, widths: [324], formats: ['avif'] },
  rest: { w: 144, h: 160, widths: [324], formats: ['avif'] },
} as const

/** The mascots. Their drawings are side by side, one file for each pose. */
export const mascots: Artwork[] = Object.entries(poses).flatMap(
  ([pose, { w, h, widths, formats }]) => {
    const drawings = readFileSync(new URL(`../mascots/${pose}.svg`, import.meta.url), 'utf8')
    return ids.flatMap((id, nth) =>
      widths.map((width) => ({
        name: `${pose}-${id}`,
        w,
        h,
        mood: 'festival' as const,
        scene: () => drawings.replace(/viewBox="[^"]*"/, `viewBox="${nth * w} 0 ${w} ${h}"`),
        folder: 'src/ui/mascot/art',
        isCutOut: true,
        quality: 64,
        formats,
        file: { w: width, h: (width * h) / w },
      })),
    )
  },
)

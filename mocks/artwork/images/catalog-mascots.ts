import { readFileSync } from 'node:fs'
import type { Artwork } from './artwork.ts'

/** In the order of the drawings. */
const ids = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']

/** The size of one drawing, and the widths of its files: as large as it is shown, on phones and on large or dense screens. */
const poses = {
  stand: { w: 120, h: 126, widths: [240] },
  play: { w: 144, h: 160, widths: [144, 432] },
  cheer: { w: 144, h: 160, widths: [324] },
  rest: { w: 144, h: 160, widths: [324] },
}

/** The mascots. Their drawings are side by side, one file for each pose. */
export const mascots: Artwork[] = Object.entries(poses).flatMap(([pose, { w, h, widths }]) => {
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
      file: { w: width, h: (width * h) / w },
    })),
  )
})

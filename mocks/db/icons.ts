import type * as v from 'valibot'
import type * as schema from '#features/ranking/ranking.schema.ts'

type IconEntry = v.InferInput<typeof schema.Icon>

function icons(kind: string, count: number, firstId: number, size: number): IconEntry[] {
  return Array.from({ length: count }, (_, nth) => ({
    Id: firstId + nth,
    IconPath: `/game-data/art/${kind}-${firstId + nth}-${size}x${size}.webp`,
  }))
}

export const clubIcons = icons('club', 24, 1, 64)
export const userIcons = icons('profile', 48, 101, 96)

/** An id that neither list has: the emblem or image was made after the list. */
export const unknownIcon = 9001

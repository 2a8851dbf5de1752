import type * as v from 'valibot'
import type * as schema from '#features/ranking/ranking.schema.ts'

type IconEntry = v.InferInput<typeof schema.Icon>

function icons(kind: string, count: number, firstId: number): IconEntry[] {
  return Array.from({ length: count }, (_, nth) => ({
    Id: firstId + nth,
    IconPath: `/game-data/art/${kind}-${firstId + nth}-96x96.webp`,
  }))
}

export const clubIcons = icons('club', 24, 1)
export const userIcons = icons('profile', 48, 101)

/** An id that neither list has: the emblem or image was made after the list. */
export const unknownIcon = 9001

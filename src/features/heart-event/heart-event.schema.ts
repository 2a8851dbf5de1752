import * as v from 'valibot'
import { describe, endpoint } from '#api/endpoint.ts'

/**
 * Heart count of June 2023 (docs/product.md#event-pages). Counts that are not a positive number become 0;
 * counts above the safe integer range are clamped.
 */
export const Hearts = v.pipe(
  v.object({ heart_count: v.optional(v.unknown()) }),
  v.transform(({ heart_count: count }) => ({
    count:
      typeof count === 'number' && Number.isFinite(count) && count > 0
        ? Math.min(Math.floor(count), Number.MAX_SAFE_INTEGER)
        : 0,
  })),
)

export const heartCount = endpoint('assets')('/game-data/event/hearts-202306.json', Hearts)

export const heartEventApi = () => ({
  hearts: describe({ section: 'Settings', types: { Hearts } }, heartCount, {
    summary: 'Heart count of the June 2023 event.',
    page: '/community/event/540',
  }),
})

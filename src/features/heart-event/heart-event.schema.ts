import * as v from 'valibot'

/**
 * The hearts of June 2023; a count that is not a number above 0 is 0 (docs/product.md#event-pages), and
 * one that no figure can say exactly is the largest that one can.
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

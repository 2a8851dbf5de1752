import * as v from 'valibot'

/** The hearts of June 2023; a count that is not a number above 0 is 0 (decisions, "Heart event"). */
export const Hearts = v.pipe(
  v.object({ heart_count: v.optional(v.unknown()) }),
  v.transform(({ heart_count: count }) => ({
    count: typeof count === 'number' && Number.isFinite(count) && count > 0 ? Math.floor(count) : 0,
  })),
)

import * as v from 'valibot'
import { optionalNumber } from '#lib/search-schemas.ts'

/**
 * `version` is the id of a version; the newest is shown without one. `compare` is the id of another,
 * since which is shown what changed.
 */
export const PolicySearch = v.object({ version: optionalNumber, compare: optionalNumber })

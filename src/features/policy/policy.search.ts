import * as v from 'valibot'
import { optionalNumber } from '#lib/search-schemas.ts'

/** `version` is the id of a version; the newest is shown without one. */
export const PolicySearch = v.object({ version: optionalNumber })

import * as v from 'valibot'
import { optionalNumber, pageNumber } from '#lib/search-schemas.ts'

export const MediaSearch = v.object({ category: optionalNumber, page: pageNumber })

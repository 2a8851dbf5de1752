import * as v from 'valibot'
import { keyword, optionalNumber } from '#lib/search-schemas.ts'

export const FaqSearch = v.object({ category: optionalNumber, keyword })

import * as v from 'valibot'
import { keyword, pageNumber } from '#lib/search-schemas.ts'

export const NoticeSearch = v.object({ page: pageNumber, keyword })

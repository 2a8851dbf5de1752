import * as v from 'valibot'
import { pageNumber } from '#lib/search-schemas.ts'

export const AccountSearch = v.object({ page: pageNumber })

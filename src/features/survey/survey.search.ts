import * as v from 'valibot'
import { pageNumber } from '#lib/search-schemas.ts'

export const SurveySearch = v.object({ page: pageNumber })

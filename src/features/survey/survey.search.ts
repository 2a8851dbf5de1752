import { pageNumber, searchOf } from '#lib/search-params.ts'

export const surveySearch = searchOf(({ page }) => ({ page: pageNumber(page) }))

import { pageNumber, searchOf } from '#lib/search-params.ts'

export const accountSearch = searchOf(({ page }) => ({ page: pageNumber(page) }))

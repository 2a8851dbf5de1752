import { optionalNumber, pageNumber, searchOf } from '#lib/search-params.ts'

export const mediaSearch = searchOf(({ category, page }) => ({
  category: optionalNumber(category),
  page: pageNumber(page),
}))

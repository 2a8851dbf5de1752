import { keyword, optionalNumber, searchOf } from '#lib/search-params.ts'

export const faqSearch = searchOf((params) => ({
  category: optionalNumber(params.category),
  keyword: keyword(params.keyword),
}))

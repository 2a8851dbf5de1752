import { keyword, pageNumber, searchOf } from '#lib/search-params.ts'

export const noticeSearch = searchOf((params) => ({
  page: pageNumber(params.page),
  keyword: keyword(params.keyword),
}))

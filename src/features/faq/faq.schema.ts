import * as v from 'valibot'
import { categoryNames, toNames } from '#api/localized.ts'
import { category, describe, endpoint, lang, type BodyOf } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import { integer, listOf, name, recordId } from '#api/schema.ts'

/** FAQ category (docs/api.md#types). The site adds "All" itself. */
export const FaqCategory = v.pipe(
  v.object({ idx: recordId, ...categoryNames }),
  v.transform(({ idx, ...names }) => ({ id: idx, names: toNames(names) })),
)

/** FAQ entry with its answer (untrusted HTML). */
export const FaqEntry = v.pipe(
  v.object({ idx: recordId, category: integer, title: name, contents: html }),
  v.transform(({ idx, category, title, contents }) => ({
    id: idx,
    categoryId: category,
    question: title,
    html: contents,
  })),
)
export type FaqEntry = v.InferOutput<typeof FaqEntry>

const FaqRequest = () => v.strictObject({ lang: lang(), category: category() })
type FaqRequest = BodyOf<typeof FaqRequest>

export const faqCategoryList = endpoint()('/community/category', listOf(FaqCategory))
export const faqList = endpoint<FaqRequest>()('/community/faq', listOf(FaqEntry))

const group = {
  section: 'Notices, events and FAQ',
  types: { Category: FaqCategory, Faq: FaqEntry },
}
export const faqApi = () => ({
  categories: describe(group, faqCategoryList, {
    summary: 'Categories of the FAQ. The site adds "All" in front.',
    page: '/community/faq',
  }),
  list: describe(group, faqList, {
    summary: 'Questions of one category; category 0 means all.',
    page: '/community/faq',
    request: FaqRequest,
    example: { body: { category: 0 } },
  }),
})

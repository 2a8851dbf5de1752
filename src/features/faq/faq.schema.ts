import * as v from 'valibot'
import { categoryNames, toNames } from '#api/category-names.ts'
import { integer, listOf, recordId } from '#api/schema.ts'

/** FAQ category (docs/api.md#types). The site adds "All" itself. */
export const FaqCategory = v.pipe(
  v.object({ idx: recordId, ...categoryNames }),
  v.transform(({ idx, ...names }) => ({ id: idx, names: toNames(names) })),
)

/** FAQ entry with its answer (untrusted HTML). */
export const FaqEntry = v.pipe(
  v.object({ idx: recordId, category: integer, title: v.string(), contents: v.string() }),
  v.transform(({ idx, category, title, contents }) => ({
    id: idx,
    categoryId: category,
    question: title,
    html: contents,
  })),
)
export type FaqEntry = v.InferOutput<typeof FaqEntry>

export const FaqCategories = listOf(FaqCategory)
export const FaqEntries = listOf(FaqEntry)

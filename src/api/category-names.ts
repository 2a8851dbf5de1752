import * as v from 'valibot'
import type { Lang } from '#i18n/lang.ts'

/** Schema entries for the names of a category. */
export const categoryNames = {
  koCategory: v.string(),
  enCategory: v.string(),
  jpCategory: v.string(),
}

interface WireNames {
  koCategory: string
  enCategory: string
  jpCategory: string
}

/** Returns the names of a category, keyed by language. */
export function toNames({ koCategory, enCategory, jpCategory }: WireNames): Record<Lang, string> {
  return { kr: koCategory, en: enCategory, jp: jpCategory }
}

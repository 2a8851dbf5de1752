import { langs, type Lang } from '../src/i18n/lang.ts'

/** Every language for every entry in the full run, one language for each in turn otherwise. */
export function visits<T>(entries: readonly T[]): [Lang, T][] {
  const all = entries.flatMap((entry) => langs.map((lang): [Lang, T] => [lang, entry]))
  return process.env.FULL_MATRIX ? all : all.filter((_, n) => n % 3 === Math.floor(n / 3) % 3)
}

/** Returns all entries in the full run, and every nth by default. */
export function everyNth<T>(entries: readonly T[], n: number): readonly T[] {
  return process.env.FULL_MATRIX ? entries : entries.filter((_, index) => index % n === 0)
}

/**
 * For a test that adds little to the default run for its time: a cheaper test covers most of it, or it
 * repeats another for one more case.
 */
export const fullOnly = { tag: '@full' }

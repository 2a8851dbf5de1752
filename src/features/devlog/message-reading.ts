import { langs, type Lang } from '#i18n/lang.ts'
import type { Reading } from '#ui/article/reading.tsx'

/** The way to read a message: in its own language, as the Korean original, or with a second language. */
export type MessageReading = 'own' | 'original' | Lang

/** Returns the languages that a text in `own` can be shown with; without the page's language, which it lacks. */
export function offeredLangs(own: Lang, page: Lang): Lang[] {
  return langs.filter((lang) => lang !== own && lang !== page)
}

interface ReadingOptions {
  /** The language of the text. */
  own: Lang
  page: Lang
  /** From the URL. Has priority. */
  secondLang: Lang | undefined
  /** The choice for all texts with a Korean original in this tab. */
  reading: Reading
  /** The choice that this device remembers. */
  remembered: Lang | null
}

/** Decides how a message is read. */
export function readingOf({
  own,
  page,
  secondLang,
  reading,
  remembered,
}: ReadingOptions): MessageReading {
  const offered = offeredLangs(own, page)
  const find = (choice: Lang | null | undefined) => offered.find((lang) => lang === choice)
  const fromUrl = find(secondLang)
  if (fromUrl) return fromUrl
  if (reading === 'original' && own !== 'kr') return 'original'
  return find(remembered) ?? find(reading === 'both' ? 'kr' : null) ?? 'own'
}

/** Returns the choice for other texts that fits the one for messages. */
export function readingFor(choice: MessageReading): Reading {
  if (choice === 'kr') return 'both'
  return choice === 'original' ? 'original' : 'own'
}

/** Converts katakana to hiragana: a search that is not converted yet is in hiragana. */
export function foldKana(text: string): string {
  return text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60))
}

/**
 * Normalizes a text for a search: case, width, and kana. Decomposes Korean syllables, so that a partly typed
 * syllable matches.
 */
export function comparable(text: string): string {
  return foldKana(text.normalize('NFKD').toLowerCase())
}

const longestName = 100

/**
 * Normalizes a name for display, comparison and URLs: NFC, without control characters and without those that
 * reorder the adjacent text, at most 100 characters. Joiners are preserved: some scripts and emoji need them.
 */
export function displayName(name: string): string {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu, '')
    .trim()
  const characters = Array.from(visible.slice(0, 2 * longestName + 2))
  return characters.length > longestName
    ? `${characters.slice(0, longestName - 1).join('')}…`
    : characters.join('')
}

/** Returns true if a name looks empty: Hangul fillers, the empty Braille pattern, soft hyphens and the like. */
export function isBlankName(name: string): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\u2800]*$/u.test(name)
}

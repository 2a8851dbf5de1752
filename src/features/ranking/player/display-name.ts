const longestName = 100

/**
 * Normalizes a name for display, comparison and URLs: NFC, visible characters only, at most 100 characters.
 * Joiners are preserved: some scripts and emoji need them.
 */
export function displayName(name: string): string {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b\ufeff]/gu, '')
    .trim()
  const characters = Array.from(visible.slice(0, 2 * longestName + 2))
  return characters.length > longestName
    ? `${characters.slice(0, longestName - 1).join('')}…`
    : characters.join('')
}

const longestName = 100

/**
 * A name as it is shown, compared and written into addresses: composed (NFC), of visible characters,
 * at most a hundred of them. Joiners stay: scripts and signs are made of them.
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

/** Returns a name that stays on one line: its spaces do not break, and its Japanese characters are joined. */
export function unbroken(name: string): string {
  return name
    .replaceAll(' ', '\u00a0')
    .replaceAll(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu,
      '$&\u2060',
    )
}

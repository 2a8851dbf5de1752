/** Returns a name that stays on one line: its spaces do not break, and its Japanese characters are joined. */
export function unbroken(name: string): string {
  return name
    .replaceAll(' ', '\u00a0')
    .replaceAll(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu,
      '$&\u2060',
    )
}

/** Returns an English text in which no line ends with an article. */
export function bindArticles(text: string): string {
  return text.replaceAll(/\b(an?|the) /gi, '$1\u00a0')
}

const determiners =
  /(^|[\s(‘“〈])(이|그|첫|몇|각|새|(?:열|스물|서른|마흔)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|스무) (?=\p{sc=Hangul})/gu

/**
 * Returns a Korean text whose lines do not break after a determiner or numeral, after 오전 and 오후, nor between
 * numbers with a middle dot.
 */
export function bindNouns(text: string): string {
  return (
    text
      // Twice, for one after another.
      .replaceAll(determiners, '$1$2\u00a0')
      .replaceAll(determiners, '$1$2\u00a0')
      .replaceAll(/(오전|오후) (?=\d)/g, '$1\u00a0')
      .replaceAll(/(?<=\d\p{sc=Hangul}?)·(?=\d)/gu, '\u2060·\u2060')
  )
}

/**
 * Returns a text whose lines do not break between a closing quotation mark and the Korean particle after it,
 * nor after a determiner. Browsers break there even if they keep words whole.
 */
export function bindParticles(text: string): string {
  return bindNouns(text).replaceAll(/[’”」』](?=\p{sc=Hangul})/gu, '$&\u2060')
}

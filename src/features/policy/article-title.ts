/** A title with a number, as in "제3조(이용계약의 성립)" and "Article 3: Acceptance". */
export interface ArticleTitle {
  number: string
  /** A colon, or the bracket that opens. */
  separator: string
  name: string
  /** The bracket that closes; empty after a colon. */
  end: string
}

/** Returns the parts of a title, or `null` for one without a number. */
export function articleTitleOf(title: string): ArticleTitle | null {
  const found = /^([^(（:]*\d[조条]?)(?:(:) |([(（]))(.+?)([)）]?)$/.exec(title)
  if (!found) return null
  const [, number = '', colon, bracket = '', name = '', end = ''] = found
  return { number, separator: colon ?? bracket, name, end }
}

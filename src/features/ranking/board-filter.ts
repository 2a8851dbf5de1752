/** What a board is narrowed by; an empty text narrows nothing. */
export interface BoardFilter {
  name: string
  club: string
}

interface Findable {
  nickname: string
  club: string | undefined
}

/** Width, composition and case do not matter to who looks for a name: `ＬＵＭＩ` finds `Lumi`. */
function folded(text: string | undefined): string {
  return text?.normalize('NFKC').toLowerCase() ?? ''
}

/**
 * Finds the rows whose nickname and club contain what is looked for, in their order. A column is made
 * ready by the first word that is looked for in it: what is typed after that only compares.
 */
export function boardFinder<T extends Findable>(rows: readonly T[]) {
  let nicknames: string[] | undefined
  let clubs: string[] | undefined
  return (filter: BoardFilter): readonly T[] => {
    const name = folded(filter.name)
    const club = folded(filter.club)
    if (name === '' && club === '') return rows
    if (name !== '') nicknames ??= rows.map((row) => folded(row.nickname))
    if (club !== '') clubs ??= rows.map((row) => folded(row.club))
    return rows.filter(
      (_, index) =>
        (name === '' || nicknames?.[index]?.includes(name)) &&
        (club === '' || clubs?.[index]?.includes(club)),
    )
  }
}

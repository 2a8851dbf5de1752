import type { Ranker } from './ranking.schema.ts'

/** What a board is narrowed by; an empty text narrows nothing. */
export interface BoardFilter {
  name: string
  club: string
}

/** Width, composition and case do not matter to who looks for a name: `ＬＵＭＩ` finds `Lumi`. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The rows whose nickname and club contain what is looked for, in their order. */
export function filterRankers<T extends Pick<Ranker, 'nickname' | 'club'>>(
  rankers: readonly T[],
  filter: BoardFilter,
): readonly T[] {
  const name = folded(filter.name)
  const club = folded(filter.club)
  if (name === '' && club === '') return rankers
  return rankers.filter(
    (ranker) =>
      (name === '' || folded(ranker.nickname).includes(name)) &&
      (club === '' || folded(ranker.club ?? '').includes(club)),
  )
}

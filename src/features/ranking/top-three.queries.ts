import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { getFile } from '#api/post.ts'
import { listOf } from '#api/schema.ts'
import { sorted } from '#lib/sorted.ts'
import { boardFolders, type BoardType } from './board-type.ts'
import { toIconBook } from './icon-book.ts'
import { Icon, Leaderboard, Season } from './ranking.schema.ts'
import { chooseSeason } from './season-choice.ts'

const shown = 3

/** The icons are decoration: where they cannot be read every player has the base one. */
async function iconBook(signal: AbortSignal) {
  const icons = await getFile('/game-data/user-icons.json', listOf(Icon), signal).catch(() => [])
  return toIconBook(icons)
}

export const topThreeQueries = {
  /** The first of the newest season. Derived here, so that a page that shows three carries three. */
  of: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'top-three', type),
      queryFn: async ({ signal }) => {
        const folder = `/game-data/leaderboard/${boardFolders[type]}` as const
        const seasons = await getFile(`${folder}.json`, listOf(Season), signal)
        const season = chooseSeason(seasons, {})
        if (season === null) return []
        const [rows, icons] = await Promise.all([
          getFile(`${folder}/${season.fileName}`, Leaderboard, signal),
          iconBook(signal),
        ])
        return sorted(rows, (one, other) => one.rank - other.rank)
          .slice(0, shown)
          .map(({ rank, nickname, club, iconId, level, stylePoints }) => ({
            rank,
            nickname,
            club,
            picture: iconId === null ? undefined : icons.get(iconId),
            figure: type === 'level' ? level : stylePoints,
          }))
      },
    }),
}

/** The first three of a board. */
export const useTopThree = (type: BoardType) => useQuery(topThreeQueries.of(type))

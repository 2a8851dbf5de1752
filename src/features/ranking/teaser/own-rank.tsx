import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatNumber } from '#i18n/numbers.ts'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { boardQueries } from '../board/board.queries.ts'
import { chooseSeason } from '../season/seasons.ts'
import { standingsOf } from '../standing/standing.ts'

/** Renders the rank of a nickname after it; renders nothing until the leaderboard is loaded, or if it fails. */
export function OwnRank({ nickname }: { nickname: string }) {
  const { data: found } = useQuery(ownRankQuery(nickname))
  if (found === undefined) return null
  if (found === null) {
    return (
      <>
        <span> · </span>
        <Trans>Not ranked</Trans>
      </>
    )
  }
  const rank = formatNumber(found)
  return (
    <>
      <span> · </span>
      <Trans>Rank {rank}</Trans>
    </>
  )
}

/**
 * Returns the query of the rank of a nickname on the newest level leaderboard; `null` if the nickname is missing
 * or not unique.
 */
export const ownRankQuery = (nickname: string) =>
  queryOptions({
    queryKey: queryKey('ranking', 'own', nickname),
    queryFn: async ({ client }) => {
      const season = chooseSeason(await client.query(boardQueries.seasons('level')), {})
      if (season === null) return null
      const { rows } = await client.query(boardQueries.board('level', season.fileName))
      const [standing, another] = standingsOf(rows, nickname, 'level')
      return standing && !another ? standing.row.rank : null
    },
    // The underlying queries retry themselves.
    retry: false,
    staleTime: staleTimes.rankings,
  })

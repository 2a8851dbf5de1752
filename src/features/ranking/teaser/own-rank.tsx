import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#i18n/numbers.ts'
import { ownRankQuery } from './own-rank.queries.ts'

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

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import {
  boardOf,
  boardSearchOf,
  linkRankingPaths,
  rankingPaths,
  rankingSearch,
} from '#features/ranking/ranking.search.ts'
import { loadRanking } from '#features/ranking/ranking.queries.ts'
import { RankingPage } from '#features/ranking/ranking-page.tsx'
import { useIsTwin, usePageMatch } from '../../-twin.ts'

export const Route = createFileRoute('/_main/ranking/$type')({
  validateSearch: rankingSearch,
  loaderDeps: ({ search: { year, month, season } }) => ({ year, month, season }),
  beforeLoad: ({ params }) => boardOf(params.type, rankingPaths),
  loader: ({ context, deps }) => loadRanking(context.prefetch, context.type, deps),
  staticData: {
    name: msg`Rankings`,
    description: msg`Top players, season by season`,
    music: 'RANKING',
  },
  component: function Ranking() {
    const type = usePageMatch('/_main/ranking/$type', ({ context }) => context.type)
    const search = usePageMatch('/_main/ranking/$type', boardSearchOf)
    return (
      <RankingPage
        type={type}
        search={search}
        paths={useIsTwin() ? linkRankingPaths : rankingPaths}
      />
    )
  },
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadRanking } from '#features/ranking/ranking.queries.ts'
import { RankingPage } from '#features/ranking/ranking-page.tsx'
import {
  boardSearchOf,
  linkRankingPaths,
  rankingPaths,
  rankingSearch,
} from '#features/ranking/ranking.search.ts'
import { useIsTwin, usePageMatch } from '../../-twin.ts'

export const Route = createFileRoute('/_main/ranking/')({
  validateSearch: rankingSearch,
  loaderDeps: ({ search: { year, month, season } }) => ({ year, month, season }),
  loader: ({ context, deps }) => loadRanking(context.prefetch, 'level', deps),
  staticData: {
    name: msg`Rankings`,
    description: msg`Top players, season by season`,
    sameAs: '/ranking/level',
    music: 'RANKING',
  },
  component: function Ranking() {
    const search = usePageMatch('/_main/ranking/', boardSearchOf)
    const paths = useIsTwin() ? linkRankingPaths : rankingPaths
    return <RankingPage type="level" search={search} paths={paths} isIndex />
  },
})

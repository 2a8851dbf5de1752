import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { loadRanking } from '#features/ranking/ranking.load.ts'
import { RankingPage } from '#features/ranking/ranking-page.tsx'
import { linkRankingPaths } from '#features/ranking/ranking.paths.ts'
import { rankingSearch } from '#features/ranking/ranking.search.ts'

export const Route = createFileRoute('/_link/link/ranking/')({
  validateSearch: rankingSearch,
  search: { middlewares: [stripSearchParams(rankingSearch.defaults)] },
  loaderDeps: ({ search: { year, month, season } }) => ({ year, month, season }),
  loader: ({ context, deps }) => loadRanking(context.prefetch, 'level', deps),
  staticData: {
    name: msg`Rankings`,
    description: msg`The best players of every season`,
    sameAs: '/ranking/level',
    isLink: true,
  },
  component: () => (
    <RankingPage type="level" search={Route.useSearch()} paths={linkRankingPaths} isIndex />
  ),
})

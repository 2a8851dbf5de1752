import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { boardOf } from '#features/ranking/board/board-type.ts'
import { loadRanking } from '#features/ranking/ranking.load.ts'
import { RankingPage } from '#features/ranking/ranking-page.tsx'
import { rankingPaths } from '#features/ranking/ranking.paths.ts'
import { rankingSearch } from '#features/ranking/ranking.search.ts'

export const Route = createFileRoute('/_main/ranking/$type')({
  validateSearch: rankingSearch,
  search: { middlewares: [stripSearchParams(rankingSearch.defaults)] },
  loaderDeps: ({ search: { year, month, season } }) => ({ year, month, season }),
  beforeLoad: ({ params }) => boardOf(params.type, rankingPaths),
  loader: ({ context, deps }) => loadRanking(context.prefetch, context.type, deps),
  staticData: {
    name: msg`Rankings`,
    description: msg`The best players of every season`,
    music: 'RANKING',
  },
  component: () => (
    <RankingPage
      type={Route.useRouteContext().type}
      search={Route.useSearch()}
      paths={rankingPaths}
    />
  ),
})

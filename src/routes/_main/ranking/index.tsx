import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { loadRanking } from '#features/ranking/ranking.load.ts'
import { RankingPage } from '#features/ranking/ranking-page.tsx'
import { rankingPaths } from '#features/ranking/ranking.paths.ts'
import { RankingSearch } from '#features/ranking/ranking.search.ts'
import { defaultsOf } from '#lib/search-schemas.ts'

export const Route = createFileRoute('/_main/ranking/')({
  validateSearch: RankingSearch,
  search: { middlewares: [stripSearchParams(defaultsOf(RankingSearch))] },
  loaderDeps: ({ search: { year, month, season } }) => ({ year, month, season }),
  loader: ({ context, deps }) => loadRanking(context.load, 'level', deps),
  staticData: { name: msg`Rankings`, description: msg`The best of every season`, music: 'RANKING' },
  component: () => (
    <RankingPage type="level" search={Route.useSearch()} paths={rankingPaths} isIndex />
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { boardOf, linkRankingPaths, rankingSearch } from '#features/ranking/ranking.search.ts'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_main/ranking/$type.tsx'

export const Route = createFileRoute('/_link/link/ranking/$type')({
  ...twinOf(Page),
  validateSearch: rankingSearch,
  beforeLoad: ({ params }) => boardOf(params.type, linkRankingPaths),
})

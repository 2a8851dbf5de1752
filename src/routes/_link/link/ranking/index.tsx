import { createFileRoute } from '@tanstack/react-router'
import { rankingSearch } from '#features/ranking/ranking.search.ts'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_main/ranking/index.tsx'

export const Route = createFileRoute('/_link/link/ranking/')({
  ...twinOf(Page),
  validateSearch: rankingSearch,
})

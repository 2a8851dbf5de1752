import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import states from '#ui/feedback/states.module.css'
import { TabLinks } from '#ui/list/tab-links.tsx'
import { BoardBanner } from './board/board-banner.tsx'
import type { BoardType } from './board/board-type.ts'
import type { RankingPaths } from './ranking.paths.ts'
import { useSeasons } from './board/board.queries.ts'
import { useRankingBanner } from './ranking.queries.ts'
import type { RankingSearch } from './ranking.search.ts'
import { SeasonBoard } from './season/season-board.tsx'
import { UpdateLine } from './season/update-line.tsx'

const boards = { level: { name: msg`Level ranking` }, style: { name: msg`Style ranking` } }

interface RankingPageProps {
  type: BoardType
  search: RankingSearch
  paths: RankingPaths
  /** True for the level leaderboard under the section's own URL. */
  isIndex?: boolean
}

/** Renders a leaderboard page: two tabs, seasons and table. */
export function RankingPage({ type, search, paths, isIndex = false }: RankingPageProps) {
  const { i18n, t } = useLingui()
  const seasons = useSeasons(type)
  const banner = useRankingBanner(type).data
  const tab = (id: BoardType, name: string, isAtIndex: boolean) => ({
    id,
    name,
    link: isAtIndex ? { to: paths.index } : { to: paths.board, params: { type: id } },
    isShown: id === type,
  })
  const tabs = [
    tab('level', i18n._(boards.level.name), isIndex),
    tab('style', i18n._(boards.style.name), false),
  ]
  return (
    <Page name={isIndex ? undefined : boards[type].name}>
      <TabLinks label={t`Leaderboards`} tabs={tabs} />
      <BoardBanner src={banner?.top} height={480} priority />
      <UpdateLine type={type} />
      <div className={states.awaited}>
        <QueryBoundary query={seasons} rows={8}>
          {(known) => (
            <SeasonBoard
              type={type}
              seasons={known}
              search={search}
              place={isIndex ? { to: paths.index } : { to: paths.board, params: { type } }}
            />
          )}
        </QueryBoundary>
        <BoardBanner src={banner?.bottom} height={320} />
      </div>
    </Page>
  )
}

import states from '#ui/feedback/states.module.css'
import styles from './ranking-page.module.css'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import type { RankingPaths } from './ranking.paths.ts'
import type { BoardType } from './ranking.schema.ts'
import { useSeasons } from './board/board.queries.ts'
import { useRankingBanner } from './ranking.queries.ts'
import type { RankingSearch } from './ranking.search.ts'
import { SeasonBoard } from './ranking-season.tsx'
import { UpdateLine } from './season/update-line.tsx'
import { safeUrl } from '#lib/safe-url.ts'
import { Picture } from '#ui/media/picture.tsx'

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

interface BoardBannerProps {
  /** A URL from the server. Without one the slot stays empty. */
  src: string | undefined
  height: number
  priority?: boolean
}

/**
 * Renders the image above or below a leaderboard. The image is decorative: a failed load shows no error and
 * shifts no layout.
 */
function BoardBanner({ src, height, priority }: BoardBannerProps) {
  const isShown = safeUrl(src) !== null
  return (
    <div className={height === 480 ? styles.top : styles.bottom}>
      {isShown && <Picture src={src} alt="" width={1920} height={height} priority={priority} />}
    </div>
  )
}

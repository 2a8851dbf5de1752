import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { displayName } from '#lib/display-name.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import states from '#ui/feedback/states.module.css'
import { TabLinks } from '#ui/list/tab-links.tsx'
import { useTypedFilter } from '#ui/list/use-typed-filter.ts'
import { Picture } from '#ui/media/picture.tsx'
import { Page } from '#ui/page/page.tsx'
import { BoardProvider } from './board/board-provider.tsx'
import { BoardTools } from './board/board-tools.tsx'
import { useSeasons } from './board/board.queries.ts'
import { Stage } from './stage/stage.tsx'
import styles from './ranking-page.module.css'
import { RankingSeason } from './ranking-season.tsx'
import type { RankingPaths } from './ranking.paths.ts'
import { useRankingBanner } from './ranking.queries.ts'
import type { BoardType } from './ranking.schema.ts'
import type { RankingSearch } from './ranking.search.ts'
import { chooseSeason } from './season/seasons.ts'

const boards = {
  level: { name: msg`Level ranking`, short: msg({ context: 'leaderboard', message: 'Level' }) },
  style: { name: msg`Style ranking`, short: msg({ context: 'leaderboard', message: 'Style' }) },
}

interface RankingPageProps {
  type: BoardType
  search: RankingSearch
  paths: RankingPaths
  /** True for the level leaderboard under the section's own URL. */
  isIndex?: boolean
}

/** Renders a leaderboard page: the podium, the toolbar and the table of a season. */
export function RankingPage({ type, search, paths, isIndex = false }: RankingPageProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const seasons = useSeasons(type)
  const banner = useRankingBanner(type).data
  const season = seasons.data && chooseSeason(seasons.data, search)
  const { name } = search
  const filter = useTypedFilter({
    inUrl: { name },
    clean: displayName,
    save: (values) =>
      void navigate({
        to: '.',
        search: { ...search, page: 1, ...values },
        replace: true,
        resetScroll: false,
      }),
  })
  const isAhead = filter.shown.name !== name
  const filtered = { ...search, ...filter.shown, ...(isAhead && { page: 1 }) }
  const place = isIndex ? { to: paths.index } : { to: paths.board, params: { type } }
  const tab = (id: BoardType, isAtIndex: boolean) => ({
    id,
    name: i18n._(boards[id].short),
    label: i18n._(boards[id].name),
    link: isAtIndex ? { to: paths.index } : { to: paths.board, params: { type: id } },
    isShown: id === type,
  })
  const stage = (words: string) => (
    <Stage name={words} type={type} season={season} art={safeUrl(banner?.top)} />
  )
  return (
    <BoardProvider type={type} seasons={seasons.data} season={season} search={search}>
      <Page name={isIndex ? undefined : boards[type].name} heading={stage}>
        <div className={styles.toolbar}>
          <TabLinks
            label={t`Leaderboards`}
            tabs={[tab('level', isIndex), tab('style', false)]}
            look="segments"
          />
          {seasons.data && season && (
            <BoardTools
              type={type}
              seasons={seasons.data}
              season={season}
              search={filtered}
              inUrl={search}
              place={place}
              form={filter.form}
            />
          )}
        </div>
        <div className={states.awaited}>
          <QueryBoundary query={seasons} rows={8}>
            {(known) => (
              <RankingSeason
                type={type}
                seasons={known}
                season={season ?? null}
                search={filtered}
                place={place}
              />
            )}
          </QueryBoundary>
          <BoardBanner src={banner?.bottom} />
        </div>
      </Page>
    </BoardProvider>
  )
}

/** Renders the image below a leaderboard. It is decorative: a failed load shows no error and shifts no layout. */
function BoardBanner({ src }: { src: string | undefined }) {
  return (
    <div className={styles.banner}>
      {safeUrl(src) !== null && <Picture src={src} alt="" width={1920} height={320} />}
    </div>
  )
}

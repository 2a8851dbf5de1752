import states from '#ui/feedback/states.module.css'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { displayName } from '#lib/display-name.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import { useTypedFilter } from '#ui/list/use-typed-filter.ts'
import { Picture } from '#ui/media/picture.tsx'
import { Page } from '#ui/page/page.tsx'
import { BoardTools } from './board/board-tools.tsx'
import { useBoard, useSeasons, useUserIcons } from './board/board.queries.ts'
import { noIcons } from './icon-map.ts'
import { Stage } from './stage/stage.tsx'
import { RankingSeason } from './ranking-season.tsx'
import type { RankingPaths, BoardSearch } from './ranking.search.ts'
import { useClubIcons, useRankingBanner, useRanksBefore } from './ranking.queries.ts'
import { seasonKey, type BoardType, type Season } from './ranking.schema.ts'
import { adjacentSeasons, chooseSeason } from './season/seasons.ts'
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react'
import { watchFailedImages } from '#lib/failed-images.ts'
import { usePlayerLinks } from './player/player-links.ts'
import { useMovementTexts, useTierNames } from './standing/standing-marks.tsx'
import { BoardContext, PlayerLinkContext } from './board/board-state.ts'
import styles from './ranking-page.module.css'

const boards = {
  level: { name: msg`Level ranking`, short: msg({ context: 'leaderboard', message: 'Level' }) },
  style: { name: msg`Style ranking`, short: msg({ context: 'leaderboard', message: 'Style' }) },
}

interface RankingPageProps {
  type: BoardType
  search: BoardSearch
  paths: RankingPaths
  /** True for the level leaderboard under the section's own URL. */
  isIndex?: boolean
}

/** Renders a leaderboard page: the podium, the toolbar and the table of a season. */
export function RankingPage({ type, search: inUrl, paths, isIndex = false }: RankingPageProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const seasons = useSeasons(type)
  const banner = useRankingBanner(type).data
  const season = seasons.data && chooseSeason(seasons.data, inUrl)
  // Links to other seasons keep `compare`, which may then name the shown season.
  const search = season && seasonKey(season) === inUrl.compare ? { ...inUrl, compare: '' } : inUrl
  const { name } = search
  const filter = useTypedFilter({
    inUrl: { name },
    clean: displayName,
    save: (values) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, page: 1, ...values }),
        replace: true,
        resetScroll: false,
      }),
  })
  const isAhead = filter.shown.name !== name
  const filtered = { ...search, ...filter.shown, ...(isAhead && { page: 1 }) }
  const link = isIndex ? { to: paths.index } : { to: paths.board, params: { type } }
  const tab = (id: BoardType, isAtIndex: boolean) => ({
    id,
    name: i18n._(boards[id].short),
    label: i18n._(boards[id].name),
    link: isAtIndex ? { to: paths.index } : { to: paths.board, params: { type: id } },
    isShown: id === type,
  })
  const stage = (name: string) => (
    <Stage
      name={name}
      type={type}
      season={season}
      art={safeUrl(banner?.top)}
      hasPodium={search.compare === ''}
    />
  )
  return (
    <BoardProvider type={type} seasons={seasons.data} season={season} search={search}>
      <Page name={isIndex ? undefined : boards[type].name} heading={stage}>
        <div className={`cluster ${styles.toolbar}`}>
          <TabLinks
            label={t`Leaderboards`}
            tabs={[tab('level', isIndex), tab('style', false)]}
            variant="segments"
          />
          {seasons.data && season && (
            <BoardTools
              type={type}
              seasons={seasons.data}
              season={season}
              search={filtered}
              inUrl={search}
              link={link}
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
                link={link}
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
    <div className={`${styles.banner} ${states.later}`}>
      {safeUrl(src) !== null && (
        <Picture src={src} alt="" width={1920} height={320} ratio="cover" />
      )}
    </div>
  )
}

interface BoardProviderProps {
  type: BoardType
  seasons: readonly Season[] | undefined
  /** The shown season. */
  season: Season | null | undefined
  /** The search params in the URL. */
  search: BoardSearch
  children: ReactNode
}

/** Provides the data that players need in addition to their row: links, images and the ranks of the season before. */
function BoardProvider({ type, seasons, season, search, children }: BoardProviderProps) {
  const players = useUserIcons().data ?? noIcons
  const clubs = useClubIcons().data ?? noIcons
  // Every row has one: they follow with the rows.
  const linkTo = useDeferredValue(usePlayerLinks(search))
  const movement = useMovementTexts()
  const tiers = useTierNames()
  const [watchImages, failed] = useFailedImages()
  const board = useBoard(type, season?.fileName)
  // Only after the leaderboard has loaded: fetched earlier, a failed leaderboard would be requested twice.
  const older = board.data && season && adjacentSeasons(seasons ?? [], season).older
  const ranksBefore = useRanksBefore(type, season?.fileName ?? '', older?.fileName).data
  const extras = useMemo(
    () => ({ players, clubs, failed, ranksBefore, movement, tiers }),
    [players, clubs, failed, ranksBefore, movement, tiers],
  )
  return (
    <BoardContext value={extras}>
      <PlayerLinkContext value={linkTo}>
        <div ref={watchImages}>{children}</div>
      </PlayerLinkContext>
    </BoardContext>
  )
}

const none: ReadonlySet<string> = new Set()

/**
 * Returns the URLs of images within an element that failed to load since the device was offline. One listener serves
 * all two hundred images.
 */
function useFailedImages(): [RefCallback<HTMLElement>, ReadonlySet<string>] {
  const [failed, setFailed] = useState(none)
  const watch = useCallback((parent: HTMLElement | null) => {
    if (parent === null) return undefined
    const stop = watchFailedImages(parent, (image) => {
      const url = image.getAttribute('src')
      if (url !== null) setFailed((before) => new Set(before).add(url))
    })
    const retry = () => setFailed(none)
    window.addEventListener('online', retry)
    return () => {
      stop()
      window.removeEventListener('online', retry)
    }
  }, [])
  return [watch, failed]
}

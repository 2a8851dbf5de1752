import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { memberOf } from '#site-members.ts'
import { queryKey } from '#api/localized.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { uniqueKeys } from '#lib/collections.ts'
import { interaction } from '#lib/when.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { icons } from '#ui/icons/icons.tsx'
import { RowLink } from '#ui/link/row-link.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { Section } from '#ui/page/section.tsx'
import { useSavingData, useWhen } from '#ui/when/use-when.ts'
import { boardQueries } from '../board/board.queries.ts'
import { buildIconMap } from '../icon-map.ts'
import { pinnedAtom } from '../pinned/pinned.atoms.ts'
import type { BoardType } from '../ranking.schema.ts'
import { chooseSeason } from '../season/seasons.ts'
import strip from '#ui/strip/strip.module.css'
import styles from './ranking-teaser.module.css'

const shown = 3

/** Loads the icons. They are decorative: on failure every player gets the default icon. */
async function loadIcons(client: QueryClient) {
  return buildIconMap(await readSource(client, boardQueries.userIcons()).catch(() => []))
}

export const topThreeQueries = {
  /**
   * The top three of the newest season. Derived in the query, so that the prerendered page contains only three
   * rows.
   */
  of: (type: BoardType) =>
    queryOptions({
      queryKey: queryKey('ranking', 'top-three', type),
      queryFn: async ({ client }) => {
        const season = chooseSeason(await readSource(client, boardQueries.seasons(type)), {})
        if (season === null) return []
        const [{ rows }, icons] = await Promise.all([
          readSource(client, boardQueries.board(type, season.fileName)),
          loadIcons(client),
        ])
        return rows.slice(0, shown).map(({ rank, nickname, club, iconId, level, stylePoints }) => ({
          rank,
          nickname,
          club,
          image: iconId === null ? undefined : icons.get(iconId),
          score: type === 'level' ? level : stylePoints,
        }))
      },
      // The underlying queries retry themselves.
      retry: false,
      staleTime: staleTimes.rankings,
    }),
}

/** Loads the top three of a leaderboard. */
export const useTopThree = (type: BoardType) => useQuery(topThreeQueries.of(type))

/** Renders the top three of both leaderboards, for the main page. */
export function RankingTeaser() {
  return (
    <Section title={<Trans>Season rankings</Trans>} viewAll={{ to: '/ranking' }}>
      <div className={`columns ${styles.boards} ${strip.strip}`}>
        <ErrorBoundary>
          <TopThree type="level" />
        </ErrorBoundary>
        <ErrorBoundary>
          <TopThree type="style" />
        </ErrorBoundary>
      </div>
    </Section>
  )
}

function TopThree({ type }: { type: BoardType }) {
  const topThree = useTopThree(type)
  const keys = uniqueKeys((topThree.data ?? []).map(({ rank, nickname }) => `${rank} ${nickname}`))
  return (
    <div className={styles.board}>
      <h3>
        <Link to="/ranking/$type" params={{ type }}>
          {type === 'level' ? <Trans>Level ranking</Trans> : <Trans>Style ranking</Trans>}
        </Link>
      </h3>
      <QueryBoundary query={topThree}>
        {(players) =>
          players.length === 0 ? (
            <EmptyState>
              <Trans>No seasons yet</Trans>
            </EmptyState>
          ) : (
            <ol className={styles.players}>
              {players.map(({ rank, nickname, club, image, score }, index) => (
                <li key={keys[index]} className={styles.player}>
                  <span className={`${styles.rank} display`} data-rank={rank}>
                    {rank}
                  </span>
                  <span className={styles.icon} data-member={memberOf(nickname)}>
                    {image === undefined ? (
                      <Mascot of={memberOf(nickname)} />
                    ) : (
                      <Picture src={image} alt="" width={44} height={44} ratio="square" />
                    )}
                  </span>
                  <strong>
                    <VisibleName name={nickname} />
                  </strong>
                  {club !== undefined && (
                    <span className="meta">
                      <VisibleName name={club} />
                    </span>
                  )}
                  <strong>
                    <Score type={type} value={score} />
                  </strong>
                </li>
              ))}
            </ol>
          )
        }
      </QueryBoundary>
    </div>
  )
}

function Score({ type, value }: { type: BoardType; value: number | null }) {
  if (value === null) return <span>-</span>
  const shownScore = formatNumber(value)
  return type === 'level' ? <Trans>Level {shownScore}</Trans> : <span>{shownScore}</span>
}

// Reads a whole leaderboard, for visitors who have stored their nickname.
const OwnRank = lazyExtra(async () => (await import('./own-rank.tsx')).OwnRank)

/** Renders a link to the visitor's rank, or to the leaderboard where the nickname can be stored. */
export function OwnRankRow() {
  const own = useAtomValue(pinnedAtom)?.own ?? ''
  const canLoad = useWhen(interaction)
  const isSavingData = useSavingData()
  return (
    <RowLink to="/ranking" shape={icons.trophy} label={<Trans>My rank</Trans>}>
      {own === '' ? (
        <Trans>Pin my rank</Trans>
      ) : (
        <>
          <VisibleName name={own} />
          {canLoad && isSavingData === false && <OwnRank nickname={own} />}
        </>
      )}
    </RowLink>
  )
}

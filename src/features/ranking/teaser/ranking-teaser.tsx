import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#i18n/numbers.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import type { BoardType } from '../ranking.schema.ts'
import strip from '#ui/strip/strip.module.css'
import styles from './ranking-teaser.module.css'
import { useTopThree } from './top-three.queries.ts'

/** Renders the top three of both leaderboards, for the main page. */
export function RankingTeaser() {
  return (
    <Section title={<Trans>Season rankings</Trans>} viewAll={{ to: '/ranking' }}>
      <div className={`${styles.boards} ${strip.strip}`}>
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
  return (
    <div className={styles.board}>
      <h3 className={styles.name}>
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
              {players.map(({ rank, nickname, club, picture, figure }) => (
                <li key={`${rank} ${nickname}`} className={styles.player}>
                  <span className={styles.rank} data-rank={rank}>
                    {rank}
                  </span>
                  <span className={styles.picture}>
                    {picture === undefined ? (
                      <Icon shape={icons.user} />
                    ) : (
                      <Picture src={picture} alt="" width={44} height={44} ratio="square" />
                    )}
                  </span>
                  <span className={styles.who}>
                    <strong>
                      <VisibleName name={nickname} />
                    </strong>
                    {club !== undefined && (
                      <span className={styles.club}>
                        <VisibleName name={club} />
                      </span>
                    )}
                  </span>
                  <span className={styles.figure}>
                    <Figure type={type} value={figure} />
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryBoundary>
    </div>
  )
}

function Figure({ type, value }: { type: BoardType; value: number | null }) {
  if (value === null) return <span>-</span>
  const figure = formatNumber(value)
  return type === 'level' ? <Trans>Level {figure}</Trans> : <Trans>{figure} points</Trans>
}

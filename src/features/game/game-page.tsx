import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { useWhen } from '#ui/when/use-when.ts'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { GameIndex, gameAnchor } from './game-index.tsx'
import styles from './game-page.module.css'
import { GameStory } from './game-story.tsx'
import { GuideLinks } from './guide-links.tsx'
import { useGames } from './game.queries.ts'

const IslandPeople = lazyExtra(async () => (await import('./island-people.tsx')).IslandPeople)

/** Shows the stories of the games (docs/product.md#games). */
export function GamePage() {
  const games = useGames()
  const isIdle = useWhen(idle)
  return (
    <Page>
      <QueryBoundary query={games} rows={5}>
        {(stories) =>
          stories.length === 0 ? (
            <EmptyState>
              <Trans>No games yet</Trans>
            </EmptyState>
          ) : (
            <>
              <GameIndex games={stories} />
              {stories.map((game, index) => (
                <div key={game.id} id={gameAnchor(game)} className={styles.place}>
                  <GameStory game={game} priority={index === 0} />
                </div>
              ))}
            </>
          )
        }
      </QueryBoundary>
      {/* Rendered once the stories have loaded, to avoid a layout shift. */}
      {!games.isLoading && (
        <>
          <GuideLinks />
          {/* Last, so that it moves nothing; its styles are not in the HTML. */}
          {isIdle && (
            <Suspense>
              <IslandPeople />
            </Suspense>
          )}
        </>
      )}
    </Page>
  )
}

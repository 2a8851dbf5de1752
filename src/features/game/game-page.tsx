import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { idle } from '#lib/when.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { Page, PageHeading } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { GameIndex, gameAnchor } from './game-index.tsx'
import styles from './game-page.module.css'
import { GameStory } from './game-story.tsx'
import { Guide } from './guide.tsx'
import { useGames } from './game.queries.ts'

const IslandPeople = lazyExtra(async () => (await import('./island-people.tsx')).IslandPeople)

/** Shows the stories of the games (docs/product.md#games). */
export function GamePage() {
  const games = useGames()
  const isIdle = useWhen(idle)
  return (
    <Page heading={gamesHeading}>
      <div className={styles.chapters} data-scheme="dark">
        <QueryBoundary query={games} rows={5}>
          {(stories) =>
            stories.length === 0 ? (
              <EmptyState>
                <Trans>No games yet</Trans>
              </EmptyState>
            ) : (
              stories.map((game, index) => (
                <div key={game.id} id={gameAnchor(game)} className={styles.chapter}>
                  <GameStory game={game} position={index} />
                </div>
              ))
            )
          }
        </QueryBoundary>
      </div>
      {/* Rendered once the stories have loaded, to avoid a layout shift. */}
      {!games.isLoading && (
        <>
          <Guide />
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

const gamesHeading = (name: string) => <GamesHeading name={name} />

/** Renders the name of the page and the links to its games over the artwork of the first one. */
function GamesHeading({ name }: { name: string }) {
  const { data } = useGames()
  return (
    <div className={styles.top} data-scheme="dark" data-world="">
      <PageHeading className={styles.heading} isOurs>
        {name}
      </PageHeading>
      <GameIndex games={data ?? []} />
    </div>
  )
}

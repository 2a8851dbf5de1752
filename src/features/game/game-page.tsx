import { useLingui, Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { idle } from '#lib/when.ts'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { VideoFacade, WatchLink } from '#ui/media/video-facade.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import tabs from '#ui/list/tab-links.module.css'
import styles from './game-page.module.css'
import story from './game-story.module.css'
import { useGames } from './game.queries.ts'
import type { Game } from './game.schema.ts'
import { Guide } from './guide.tsx'

/** Returns the anchor id of a game on the page. */
const gameAnchor = ({ id }: Game) => `game-${id}`

/** Renders a table of contents with a link to each game; omitted for a single game. */
function GameIndex({ games }: { games: readonly Game[] }) {
  const { t } = useLingui()
  if (games.length < 2) return null
  return (
    <nav aria-label={t`All games`}>
      <ul className={tabs.tabs} data-line="">
        {games.map((game) => (
          <li key={game.id}>
            <a href={`#${gameAnchor(game)}`} className={`target ${tabs.tab}`}>
              {game.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GameStoryProps {
  game: Game
  /** The position on the page. The first image is the LCP candidate, and every other game has its image on the left. */
  position: number
}

/** Renders a game as a chapter: its image, or a video with that image as the poster, next to its story. */
function GameStory({ game, position }: GameStoryProps) {
  const { title, summary, html, image, video } = game
  const id = useId()
  const isFirst = position === 0
  return (
    <section
      aria-labelledby={id}
      className={story.story}
      data-first={isFirst || undefined}
      data-flipped={position % 2 === 1 || undefined}
    >
      <div className={story.art}>
        {video === null ? (
          <Picture src={image} alt="" width={1200} height={800} ratio="video" priority={isFirst} />
        ) : (
          <VideoFacade video={video} title={title} poster={image} priority={isFirst} />
        )}
      </div>
      <div className={story.text}>
        <h2 id={id} className="headline">
          {title}
        </h2>
        <p className={story.summary}>{summary}</p>
        <RichHtml html={html} topHeading={3} />
        {video !== null && (
          <p className={story.watch}>
            <WatchLink video={video} />
          </p>
        )}
      </div>
    </section>
  )
}

const IslandPeople = lazyExtra(async () => (await import('./island-people.tsx')).IslandPeople)

/** Shows the stories of the games (docs/product.md#games). @param board the board of the day */
export function GamePage({ board }: { board: ReactNode }) {
  const games = useGames()
  const isIdle = useWhen(idle)
  return (
    <Page heading={gamesHeading}>
      <div className={styles.chapters} data-scheme="dark" data-empty={!games.data?.length}>
        <QueryBoundary query={games} rows={5}>
          {(stories) =>
            stories.length === 0 ? (
              <EmptyState>
                <Trans>No games yet</Trans>
              </EmptyState>
            ) : (
              stories.map((game, index) => (
                <div key={game.id} id={gameAnchor(game)}>
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
          <Guide board={board} />
          {/* Last, so that it moves nothing; its styles are not in the HTML. */}
          {isIdle && <IslandPeople />}
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
      <PageHeading>{name}</PageHeading>
      <GameIndex games={data ?? []} />
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import card from '#ui/card/card.module.css'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Section } from '#ui/page/section.tsx'
import { gameList } from './game.schema.ts'

export const gameTeaserQueries = {
  /** Fetches the first game without its story; `null` if there are no games. */
  first: () =>
    queryOptions({
      queryKey: queryKey('game', 'teaser'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const [first] = await read(gameList, { body: localized() }, signal)
        if (first === undefined) return null
        const { title, summary, image } = first
        return { title, summary, image }
      },
    }),
}

/** Fetches the game teaser of the main page. */
export const useGameTeaser = () => useQuery(gameTeaserQueries.first())

/** Shows a game with an image and a summary on the main page. */
export function GameTeaser() {
  const teaser = useGameTeaser()
  return (
    <Section title={<Trans>Game and story</Trans>} viewAll={{ to: '/game' }}>
      <QueryBoundary query={teaser}>
        {(game) =>
          game === null ? (
            <EmptyState>
              <Trans>No games yet</Trans>
            </EmptyState>
          ) : (
            <Link to="/game" className={`${card.scene} ${card.framed}`}>
              <Picture src={game.image} alt="" width={1200} height={800} ratio="video" />
              <span>
                <span>
                  <strong className="title large">{game.title}</strong>
                  <span>{game.summary}</span>
                </span>
              </span>
            </Link>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/form/button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { useGameTeaser } from './game-teaser.queries.ts'
import poster from './game-poster.module.css'
import styles from './game-teaser.module.css'

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
            <div className={`${styles.teaser} ${poster.poster}`} data-scheme="dark">
              <Picture src={game.image} alt="" width={1200} height={800} ratio="video" />
              <div className={poster.words}>
                <h3 className={styles.title}>{game.title}</h3>
                <p className={styles.summary}>{game.summary}</p>
                <LinkButton to="/game">
                  <Trans>Read the story</Trans>
                </LinkButton>
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

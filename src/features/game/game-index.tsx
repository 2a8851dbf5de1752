import { useLingui } from '@lingui/react/macro'
import { Picture } from '#ui/media/picture.tsx'
import styles from './game-page.module.css'
import type { Game } from './game.schema.ts'

/** Returns the anchor id of a game on the page. */
export const gameAnchor = ({ id }: Game) => `game-${id}`

/** Table of contents with a link to each game; omitted for a single game. */
export function GameIndex({ games }: { games: readonly Game[] }) {
  const { t } = useLingui()
  if (games.length < 2) return null
  return (
    <nav aria-label={t`All games`}>
      <ul className={styles.index}>
        {games.map((game) => (
          <li key={game.id}>
            <a href={`#${gameAnchor(game)}`} className={styles.entry}>
              <Picture src={game.image} alt="" width={96} height={96} ratio="square" />
              <span>{game.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

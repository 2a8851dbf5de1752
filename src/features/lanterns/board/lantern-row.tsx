import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import { nextLantern, tilesPerLantern, type LanternGame } from './lantern-rules.ts'
import styles from './board.module.css'

/** Renders the lanterns: each is named by its friend and its tiles, and the next one is marked. */
export function LanternRow({ game }: { game: LanternGame }) {
  const { t, i18n } = useLingui()
  const next = nextLantern(game)
  return (
    <ol className={styles.lanterns} aria-label={t`Lanterns`}>
      {game.lanterns.map((friend, nth) => {
        const count = Math.min(Math.max(game.filled - nth * tilesPerLantern, 0), tilesPerLantern)
        const name = mascots[friend].name[langOf(i18n.locale)]
        const full = tilesPerLantern
        return (
          <li
            key={friend}
            className={styles.lantern}
            style={{ backgroundSize: `100% ${(count / full) * 100}%` }}
            aria-current={nth === next ? 'step' : undefined}
          >
            <MascotTile of={friend} />
            <span className="visually-hidden">{t`${name}: ${count} of ${full}`}</span>
            <span aria-hidden="true">{`${count}/${tilesPerLantern}`}</span>
          </li>
        )
      })}
    </ol>
  )
}

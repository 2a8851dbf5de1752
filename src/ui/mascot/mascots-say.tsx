import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { mascots, type MascotId } from '#site-mascots.ts'
import { MascotTile } from './mascot-tile.tsx'
import styles from './mascots-say.module.css'

/** Renders a list of mascots with their words, names and houses. */
export function MascotsSay({ of }: { of: readonly MascotId[] }) {
  return (
    <ul className={styles.list}>
      {of.map((id) => (
        <li key={id}>
          <MascotSays of={id} />
        </li>
      ))}
    </ul>
  )
}

function MascotSays({ of }: { of: MascotId }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const { name, house, voice } = mascots[of]
  const nameHere = name[lang]
  const houseHere = house[lang]
  return (
    <div className={styles.says}>
      <MascotTile of={of} />
      <p className={styles.bubble}>
        <span>{voice[lang]}</span>
        <span className={styles.from}>
          <Trans>
            {nameHere}, {houseHere}
          </Trans>
        </span>
      </p>
    </div>
  )
}

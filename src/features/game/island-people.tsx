import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { voices } from '#site-mascot-texts.ts'
import { mascots, type MascotId } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import styles from './island-people.module.css'
import { Section } from '#ui/page/section.tsx'

/** Renders a list of mascots with their quotes, names and houses. */
function MascotsSay({ of }: { of: readonly MascotId[] }) {
  return (
    <ul className="plate columns">
      {of.map((id) => (
        <MascotSays key={id} of={id} />
      ))}
    </ul>
  )
}

function MascotSays({ of }: { of: MascotId }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const { name, house } = mascots[of]
  const nameHere = name[lang]
  const houseHere = house[lang]
  return (
    <li className={`cluster ${styles.quote}`}>
      <MascotTile of={of} />
      <p>
        <span>{voices[of][lang]}</span>
        <span className="meta">
          <Trans>
            {nameHere}, {houseHere}
          </Trans>
        </span>
      </p>
    </li>
  )
}

/** Introduces Lumi and the members of the group. */
export function IslandPeople() {
  return (
    <Section title={<Trans>Friends on the island</Trans>}>
      <MascotsSay of={['lumi', ...members]} />
    </Section>
  )
}

import { Trans } from '@lingui/react/macro'
import { MascotSays } from '#ui/mascot/mascot-says.tsx'
import { Section } from '#ui/page/section.tsx'
import { members } from '../../site-mascots.ts'
import styles from './game-page.module.css'

/** Introduces Lumi and the members of the group. */
export function IslandPeople() {
  return (
    <Section title={<Trans>Friends on the island</Trans>}>
      <ul className={styles.index}>
        {(['lumi', ...members] as const).map((id) => (
          <li key={id}>
            <MascotSays of={id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

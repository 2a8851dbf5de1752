import { Trans } from '@lingui/react/macro'
import { MascotsSay } from '#ui/mascot/mascots-say.tsx'
import { Section } from '#ui/page/section.tsx'
import { members } from '#site-mascots.ts'

/** Introduces Lumi and the members of the group. */
export function IslandPeople() {
  return (
    <Section title={<Trans>Friends on the island</Trans>}>
      <MascotsSay of={['lumi', ...members]} />
    </Section>
  )
}

import type { MascotId } from '#site-mascots.ts'
import { Mascot, type Pose } from './mascot.tsx'

/** Lumi and the members. Without an import: most pages with this row need none of the texts of the mascots. */
const ids: readonly MascotId[] = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae']

/** Renders Lumi and the members, as decoration; their container is the row. */
export function MascotRow({ pose }: { pose: Pose }) {
  return ids.map((id) => <Mascot key={id} of={id} pose={pose} />)
}

import { members } from '#site-members.ts'
import { Mascot, type Pose } from './mascot.tsx'

/** Renders Lumi and the members, as decoration; their container is the row. */
export function MascotRow({ pose }: { pose: Pose }) {
  return (['lumi', ...members] as const).map((id) => <Mascot key={id} of={id} pose={pose} />)
}

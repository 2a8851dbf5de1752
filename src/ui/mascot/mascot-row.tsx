import { members } from '#site-members.ts'
import type { Pose } from './mascot-art.ts'
import { Mascot } from './mascot.tsx'

/** Renders Lumi and the members, as decoration; their container is the row. */
export function MascotRow({ pose }: { pose: Pose }) {
  return (['lumi', ...members] as const).map((id) => <Mascot key={id} of={id} pose={pose} />)
}

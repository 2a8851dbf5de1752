import { members } from '../../site-mascots.ts'

/** Returns the member who delivers a developer message: the members take turns by the id. */
export function carrierOf(id: number): (typeof members)[number] {
  return members[id % members.length] ?? members[0]
}

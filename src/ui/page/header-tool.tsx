import { atom, useAtomValue } from 'jotai'
import type { FunctionComponent } from 'react'
import { useHydrated } from '#ui/when/use-hydrated.ts'

const toolState = atom<{ Tool: FunctionComponent | null }>({ Tool: null })

/** Puts a tool into the header of the site, or takes it out: its code is no part of the first load. */
export const setHeaderToolAtom = atom(null, (_get, set, Tool: FunctionComponent | null) =>
  set(toolState, { Tool }),
)

/** The place of that tool. It may have come before the header itself is hydrated. */
export function HeaderTool() {
  const { Tool } = useAtomValue(toolState)
  return useHydrated() && Tool && <Tool />
}

import { atom, useAtomValue } from 'jotai'
import type { FunctionComponent } from 'react'
import { Optional } from '#ui/feedback/optional.tsx'
import { useHydrated } from '@tanstack/react-router'

const toolState = atom<{ Tool: FunctionComponent | null }>({ Tool: null })

/** Adds a tool to the header of the site, or removes it. Its code is not part of the first load. */
export const setHeaderToolAtom = atom(null, (_get, set, Tool: FunctionComponent | null) =>
  set(toolState, { Tool }),
)

/** Renders that tool. The tool may load before the header itself is hydrated. */
export function HeaderTool() {
  const { Tool } = useAtomValue(toolState)
  return (
    useHydrated() &&
    Tool && (
      <Optional>
        <Tool />
      </Optional>
    )
  )
}

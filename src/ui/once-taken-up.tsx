import type { ReactNode } from 'react'
import { useEngaged } from './use-engaged.ts'

/** What nobody sees before the visitor has taken the page up: until then it costs nothing. */
export function OnceTakenUp({ children }: { children: ReactNode }) {
  return useEngaged() && children
}

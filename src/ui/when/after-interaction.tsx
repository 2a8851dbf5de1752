import type { ReactNode } from 'react'
import { interaction } from '#lib/when.ts'
import { useWhen } from './use-when.ts'

/** Renders what no first screen needs after the first interaction, or once the page is idle. */
export function AfterInteraction({ children }: { children: ReactNode }) {
  return useWhen(interaction) && children
}

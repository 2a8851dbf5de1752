import type { ReactNode } from 'react'
import { interaction } from '#lib/when.ts'
import { Optional } from '#ui/feedback/optional.tsx'
import { useWhen } from './use-when.ts'

/**
 * Renders its children, which the first screen does not need, after the first interaction or once
 * the page is idle.
 */
export function AfterInteraction({ children }: { children: ReactNode }) {
  return useWhen(interaction) && <Optional>{children}</Optional>
}

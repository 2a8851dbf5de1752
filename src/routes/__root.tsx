import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Load } from '#api/load.ts'
import { RootLayout } from '#layouts/root-layout.tsx'
import { OfflineNote } from '#ui/offline-note.tsx'

interface RouteContext {
  load: Load
  /** The page is there as HTML with its data, and is being hydrated. */
  isStored: () => boolean
}

export const Route = createRootRouteWithContext<RouteContext>()({
  component: () => (
    <>
      <RootLayout />
      <OfflineNote />
    </>
  ),
})

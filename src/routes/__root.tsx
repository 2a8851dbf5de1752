import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Load } from '#api/load.ts'
import { RootLayout } from '#layouts/root-layout.tsx'
import { OfflineNote } from '#ui/offline-note.tsx'

interface RouteContext {
  load: Load
}

export const Route = createRootRouteWithContext<RouteContext>()({
  component: () => (
    <>
      <RootLayout />
      <OfflineNote />
    </>
  ),
})

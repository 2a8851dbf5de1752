import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Prefetch } from '#api/prefetch.ts'
import { RootLayout } from '#layouts/root-layout.tsx'

interface RouteContext {
  prefetch: Prefetch
}

export const Route = createRootRouteWithContext<RouteContext>()({
  component: RootLayout,
})

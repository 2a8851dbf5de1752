import { lazy, Suspense } from 'react'
import { useSession } from '#features/session/session.queries.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

const DebugPanel = lazy(async () => ({
  default: (await import('#features/debug/debug-panel.tsx')).DebugPanel,
}))

/** The debug panel, where this is rendered at all: the build for `prod` leaves it out (decisions). */
export function SiteDebug() {
  const session = useSession()
  if (!useHydrated()) return null
  return (
    <Suspense>
      <DebugPanel session={session.kind === 'unknown' ? 'visitor' : session.kind} />
    </Suspense>
  )
}

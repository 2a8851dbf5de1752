import { DebugPanel } from '#features/debug/debug-panel.tsx'
import { useSession } from '#features/session/session.queries.ts'

/** The debug panel with who visits; it stands in `qa` and `local` alone (docs/product.md#test-environments). */
export function SiteDebug() {
  const { kind } = useSession()
  return <DebugPanel session={kind === 'unknown' ? 'visitor' : kind} />
}

import { DebugPanel } from '#features/debug/debug-panel.tsx'
import { useSession } from '#features/session/session.queries.ts'

/**
 * Renders the debug panel with the kind of session, only in `qa` and `local`
 * (docs/product.md#test-environments).
 */
export function SiteDebug() {
  const { kind } = useSession()
  return <DebugPanel session={kind === 'unknown' ? 'visitor' : kind} />
}

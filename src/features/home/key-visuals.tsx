import { Trans } from '@lingui/react/macro'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { useKeyVisuals } from './key-visuals.queries.ts'
import { KeyVisualStrip } from './key-visual-strip.tsx'

/** Loads the key visuals and shows them as a carousel. */
export function KeyVisuals() {
  const keyVisuals = useKeyVisuals()
  return (
    <QueryBoundary query={keyVisuals} rows={1}>
      {(visuals) =>
        visuals.length === 0 ? (
          <EmptyState>
            <Trans>No highlights yet</Trans>
          </EmptyState>
        ) : (
          <KeyVisualStrip visuals={visuals} />
        )
      }
    </QueryBoundary>
  )
}

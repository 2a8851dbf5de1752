import { Trans } from '@lingui/react/macro'
import { QueryPart } from '#ui/query-part.tsx'
import { EmptyState } from '#ui/states.tsx'
import { KeyVisualFigure } from './key-visual-figure.tsx'
import { KeyVisualStrip } from './key-visual-strip.tsx'
import { useKeyVisuals } from './home.queries.ts'

/** The key visuals: the first one big, the others in a strip below it. */
export function KeyVisuals() {
  const keyVisuals = useKeyVisuals()
  return (
    <QueryPart query={keyVisuals} rows={4}>
      {([first, ...others]) =>
        first === undefined ? (
          <EmptyState>
            <Trans>No posts yet</Trans>
          </EmptyState>
        ) : (
          <>
            <KeyVisualFigure visual={first} priority />
            {others.length > 0 && <KeyVisualStrip visuals={others} />}
          </>
        )
      }
    </QueryPart>
  )
}

import { lazy, Suspense, type ReactNode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { usePolicyText, type PolicyTextQuery } from './policy.queries.ts'

// The comparison is rarely used and needs a library, so it is loaded on request.
const ChangedText = lazy(async () => ({
  default: (await import('./changed-text.tsx')).ChangedText,
}))

interface PolicyChangesProps {
  before: PolicyTextQuery
  after: PolicyTextQuery
  /** Shown if the server doesn't know the version. */
  notFound: ReactNode
}

/** Renders the changes between two versions of a policy. */
export function PolicyChanges({ before, after, notFound }: PolicyChangesProps) {
  const older = usePolicyText(before)
  const newer = usePolicyText(after)
  const failed = (error: Error) => isNotFound(error) && notFound
  return (
    <QueryBoundary query={older} rows={8} failed={failed}>
      {(before) => (
        <QueryBoundary query={newer} rows={8} failed={failed}>
          {(after) => (
            <ErrorBoundary>
              <Suspense fallback={<LoadingState rows={8} />}>
                <ChangedText before={before} after={after} />
              </Suspense>
            </ErrorBoundary>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}

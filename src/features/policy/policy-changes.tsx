import { lazy, Suspense, type ReactNode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { usePolicyText, type PolicyTextQuery } from './policy.queries.ts'

// Comparing is for few and has a library of its own: it comes when it is asked for.
const ChangedText = lazy(async () => ({
  default: (await import('./changed-text.tsx')).ChangedText,
}))

interface PolicyChangesProps {
  before: PolicyTextQuery
  after: PolicyTextQuery
  /** What is shown where the server knows no such version. */
  notFound: ReactNode
}

/** What changed from one version of a policy to another. */
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

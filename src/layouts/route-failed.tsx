import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { reloadAfterLoadError } from '#lib/load-error.ts'
import { Page } from '#ui/page/page.tsx'
import { FailedState } from '#ui/feedback/states.tsx'

/**
 * Renders the error state of a page that failed or whose code did not load, inside of its layout,
 * with Retry.
 */
export function RouteFailed({ error }: { error: unknown }) {
  useEffect(() => reloadAfterLoadError(error), [error])
  return (
    <Page name={msg`Something went wrong`}>
      {/* Browsers remember a failed import: only a new document loads it again. */}
      <FailedState onRetry={() => window.location.reload()}>
        <Trans>We couldn't show this page. Please try again.</Trans>
      </FailedState>
    </Page>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isLoadError, reloadAfterLoadError, reloadPage } from '#lib/load-error.ts'
import { FailedState, LoadingState } from '#ui/feedback/states.tsx'
import { Page } from '#ui/page/page.tsx'

/**
 * Renders the error state of a page that failed or whose code did not load, inside of its layout,
 * with Retry. Code that did not load is first loaded again with the document.
 */
export function RouteFailed({ error }: { error: unknown }) {
  const [state, setState] = useState<'reloading' | 'failed' | 'retrying'>(
    isLoadError(error) ? 'reloading' : 'failed',
  )
  useEffect(() => {
    reloadAfterLoadError(error).catch(() => setState('failed'))
  }, [error])
  if (state === 'reloading') return <LoadingState rows={8} />
  // Browsers remember a failed import: only a new document loads it again.
  const retry = () => {
    setState('retrying')
    reloadPage(error).catch(() => setState('failed'))
  }
  return (
    <Page name={msg`Something went wrong`}>
      <FailedState busy={state === 'retrying'} onRetry={retry}>
        <Trans>We couldn't show this page. Please try again.</Trans>
      </FailedState>
    </Page>
  )
}

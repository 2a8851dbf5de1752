import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page.tsx'
import { FailedState } from '#ui/states.tsx'

/** A page whose own code failed or did not arrive: the layout around it stands, and Retry is offered. */
export function RouteFailed() {
  return (
    <Page name={msg`Something went wrong`}>
      {/* Browsers remember a failed import: only a new document asks for it again. */}
      <FailedState onRetry={() => window.location.reload()}>
        <Trans>We couldn't show this page. Please try again.</Trans>
      </FailedState>
    </Page>
  )
}

import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page.tsx'
import { FailedState } from '#ui/states.tsx'
import { PolicyText } from './policy-text.tsx'

interface PlainPolicyPageProps {
  /** The name of a policy without versions, or the code of a page of the operator. */
  page: string
  isLink?: boolean
}

/** A policy without versions, under the name of its route. */
export function PlainPolicyPage({ page, isLink = false }: PlainPolicyPageProps) {
  return (
    <Page>
      <PolicyText
        query={{ page }}
        isLink={isLink}
        notFound={
          <FailedState>
            <Trans>Could not find page</Trans>
          </FailedState>
        }
      />
    </Page>
  )
}

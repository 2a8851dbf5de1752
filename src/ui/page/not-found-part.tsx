import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { FailedState } from '#ui/feedback/states.tsx'

/**
 * Renders the message for a record that the server does not know, on a page of the site
 * (docs/product.md#not-found).
 * @param back the list to link to, if there is one
 */
export function NotFoundPart({ back }: { back?: LinkProps }) {
  return (
    <FailedState>
      <Trans>Could not find page</Trans>
      {back && (
        <>
          <br />
          <Link {...back}>
            <Trans>Back to the list</Trans>
          </Link>
        </>
      )}
    </FailedState>
  )
}

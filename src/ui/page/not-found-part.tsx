import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { FailedState } from '#ui/feedback/states.tsx'

/**
 * What the server does not know, within a page that the site has (docs/product.md#not-found).
 * @param back the list that leads on, where there is one
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

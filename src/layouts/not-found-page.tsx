import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { LinkButton } from '#ui/link/link-button.tsx'
import { usePrerenderAgent } from '#ui/page/use-prerender-agent.ts'
import styles from './not-found-page.module.css'

/**
 * The page for an address that no page has (docs/product.md#not-found). An agent that stores pages finds nothing
 * to store there.
 */
export function NotFoundPage() {
  if (usePrerenderAgent()) return <meta name="robots" content="noindex" />
  return (
    <div className={styles.scene}>
      <Page name={msg`Page not found`} siteTitleOnly>
        <meta name="robots" content="noindex" />
        <p>
          <Trans>
            This page doesn't exist or isn't available. Please check the address that you entered.
          </Trans>
        </p>
        <LinkButton to="/">
          <Trans>To home screen</Trans>
        </LinkButton>
      </Page>
    </div>
  )
}

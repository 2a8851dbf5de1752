import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { LinkButton } from '#ui/link/link-button.tsx'
import { usePrerenderAgent } from '#ui/page/use-prerender-agent.ts'
import styles from './not-found-page.module.css'

/**
 * The page of an unknown URL (docs/product.md#not-found). A prerender agent gets an empty page with
 * `noindex`.
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

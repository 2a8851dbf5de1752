import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'

/** Renders the link to the feed of news and events; nothing without a public origin. */
export function FeedLink() {
  const { t, i18n } = useLingui()
  if (!import.meta.env.VITE_SITE_ORIGIN) return null
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t`News and events`}
      href={`/feeds/${langOf(i18n.locale)}.atom`}
    />
  )
}

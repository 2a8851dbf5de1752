import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'
import styles from './play-button.module.css'

interface PlayButtonProps {
  className?: string | undefined
  children?: ReactNode
}

/**
 * Renders the link that opens the game: the store of the visitor's platform, which opens an installed game, or
 * the stores on the main page on a computer. The platform is known before the first paint (src/redirect.ts).
 */
export function PlayButton({ className = button.primary, children }: PlayButtonProps) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const { ios, android } = site.stores
  const stores = Object.entries({ ios: ios[lang], android: android[lang] })
  const label = children ?? <Trans>Open the game</Trans>
  return (
    <span
      className={styles.play}
      data-ios={ios[lang] !== '' || undefined}
      data-android={android[lang] !== '' || undefined}
    >
      {stores.map(
        ([platform, url]) =>
          url !== '' && (
            <a
              key={platform}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={className}
              data-store={platform}
            >
              {label}
            </a>
          ),
      )}
      <Link to="/" hash="stores" className={className}>
        {label}
      </Link>
    </span>
  )
}

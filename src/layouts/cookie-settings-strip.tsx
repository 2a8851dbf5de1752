import { CookieSettingsButton } from '#features/consent/cookie-settings.tsx'
import styles from './cookie-settings-strip.module.css'

/** The last line of the footer: a choice that was made can be changed from every page. */
export function CookieSettingsStrip() {
  return (
    <div className={styles.strip}>
      <CookieSettingsButton />
    </div>
  )
}

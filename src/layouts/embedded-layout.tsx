import { Outlet } from '@tanstack/react-router'
import styles from './embedded-layout.module.css'

/**
 * Renders the layout of the in-game webview, without header and footer (docs/product.md#embedded-pages):
 * the game has its own.
 */
export function EmbeddedLayout() {
  return (
    <main id="main" tabIndex={-1} className={`${styles.bare} ${styles.embedded}`}>
      <Outlet />
    </main>
  )
}

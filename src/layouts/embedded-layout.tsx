import { Outlet } from '@tanstack/react-router'
import styles from './embedded-layout.module.css'

/** The page alone, for the in-game webview (docs/product.md#embedded-pages): the game has its own frame. */
export function EmbeddedLayout() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  )
}

import styles from './button.module.css'
import { Link, typedLink } from './link.tsx'

/** A link within the site that looks like a button. */
export const LinkButton = typedLink((props) => <Link {...props} className={styles.button} />)

import { useRouter } from '@tanstack/react-router'
import styles from './debug.module.css'
import { sitePaths } from './site-paths.ts'

/**
 * Links to every page of the site in the current language. Plain links, so that each loads a new document.
 */
export function PathList() {
  const { routesByPath, basepath } = useRouter()
  const paths = Object.values(routesByPath).map((route) => route.fullPath)
  return (
    <ul className={styles.addresses}>
      {sitePaths(paths).map((path) => (
        <li key={path}>
          <a href={`${basepath === '/' ? '' : basepath}${path}`}>{path}</a>
        </li>
      ))}
    </ul>
  )
}

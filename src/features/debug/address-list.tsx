import { useRouter } from '@tanstack/react-router'
import styles from './debug.module.css'
import { siteAddresses } from './site-addresses.ts'

/** Every address of the site in this language; each is a document of its own, as a visitor opens it. */
export function AddressList() {
  const { routesByPath, basepath } = useRouter()
  const paths = Object.values(routesByPath).map((route) => route.fullPath)
  return (
    <ul className={styles.addresses}>
      {siteAddresses(paths).map((path) => (
        <li key={path}>
          <a href={`${basepath === '/' ? '' : basepath}${path}`}>{path}</a>
        </li>
      ))}
    </ul>
  )
}

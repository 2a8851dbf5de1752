import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'

interface DisclosureProps {
  summary: ReactNode
  /** Only one disclosure of the same name is open, if the browser supports it. */
  name?: string | undefined
  open?: boolean | undefined
  children: ReactNode
}

/** Renders a native `<details>`, which works before hydration. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary className={styles.summary}>
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
        <Icon shape={icons.chevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

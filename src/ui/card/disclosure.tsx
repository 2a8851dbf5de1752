import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'

interface DisclosureProps {
  summary: ReactNode
  /** Of those with the same name only one is open, where the browser knows of that. */
  name?: string | undefined
  open?: boolean | undefined
  children: ReactNode
}

/** Something to open in place: an answer, a menu. Native, so it works before hydration. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon shape={partIcons.chevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

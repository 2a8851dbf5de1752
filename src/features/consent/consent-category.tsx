import type { ReactNode } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import styles from './consent-dialog.module.css'

interface ConsentCategoryProps {
  name: ReactNode
  children: ReactNode
  /** Status text, shown if the category has no switch. */
  state?: ReactNode
  on?: boolean
  onSwitch?: (on: boolean) => void
}

/** Renders a cookie category with its purpose, and a switch if the category is in use. */
export function ConsentCategory({ name, children, state, on, onSwitch }: ConsentCategoryProps) {
  return (
    <li className={styles.category}>
      {onSwitch ? (
        <Choice
          kind="checkbox"
          label={name}
          checked={on}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      ) : (
        <p className={styles.unused}>
          <strong>{name}</strong> <span>{state}</span>
        </p>
      )}
      <p className={styles.purpose}>{children}</p>
    </li>
  )
}

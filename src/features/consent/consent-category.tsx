import type { ReactNode } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import styles from './consent-dialog.module.css'

interface ConsentCategoryProps {
  name: ReactNode
  children: ReactNode
  /** Said where there is nothing to switch. */
  state?: ReactNode
  on?: boolean
  onSwitch?: (on: boolean) => void
}

/** One category: a switch where there is something to switch, and what it is for. */
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

import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value: said under the field and read with it. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A labelled input with its hint and its error (WCAG 3.3.1, 3.3.2). */
export function Field({ label, hint, error, 'aria-describedby': more, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}hint`, more, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        // Said at once: the focus may be in the field already, and then the description is not read anew.
        <p id={`${id}error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

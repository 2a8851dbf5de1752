import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface SelectFieldProps<TValue extends string> {
  label: ReactNode
  /** For a form that the browser submits. */
  name?: string | undefined
  value: TValue
  options: readonly { value: TValue; name: string }[]
  onChoose: (value: TValue) => void
}

/** Renders a labeled native select, whose picker works best on phones. */
export function SelectField<TValue extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: SelectFieldProps<TValue>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`${styles.input} ${styles.select}`}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}

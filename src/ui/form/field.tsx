import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  /** The validation error: shown below the field and part of its description. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Renders a labeled input with its hint and its error (WCAG 2.2 SC 3.3.1, 3.3.2). */
export function Field({ label, hint, error, 'aria-describedby': more, ...input }: FieldProps) {
  const id = useId()
  const described = [error && `${id}error`, hint && `${id}hint`, more].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : input['aria-invalid']}
      />
      {error && (
        // An alert, because a screen reader does not read the description again if the field
        // already has the focus.
        <p id={`${id}error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  )
}

interface SelectFieldProps<TValue extends string> {
  label: ReactNode
  /** For a form that the browser submits. */
  name?: string | undefined
  value: TValue
  options: readonly { value: TValue; name: string }[]
  onChoose: (value: TValue) => void
  /** Called before the picker opens. */
  onOpen?: (() => void) | undefined
}

/** Renders a labeled native select, whose picker works best on phones. */
export function SelectField<TValue extends string>({
  label,
  name,
  value,
  options,
  onChoose,
  onOpen,
}: SelectFieldProps<TValue>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          name={name}
          className={`${styles.input} ${styles.select}`}
          value={value}
          onPointerDown={onOpen}
          onFocus={onOpen}
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
        <Icon shape={icons.chevronDown} />
      </span>
    </div>
  )
}

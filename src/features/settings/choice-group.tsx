import { useId, type ReactNode } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import styles from './settings.module.css'

interface ChoiceGroupProps<TValue extends string> {
  title: ReactNode
  value: TValue
  options: readonly { value: TValue; name: ReactNode }[]
  onChoose: (value: TValue) => void
}

/** Renders a radio group whose choice applies at once. */
export function ChoiceGroup<TValue extends string>({
  title,
  value,
  options,
  onChoose,
}: ChoiceGroupProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          kind="radio"
          name={name}
          label={option.name}
          checked={option.value === value}
          onChange={() => onChoose(option.value)}
        />
      ))}
    </fieldset>
  )
}

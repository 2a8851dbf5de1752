import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Choice } from '#ui/form/choice.tsx'
import styles from './reading.module.css'

interface LanguageChoiceProps<TValue extends string> {
  options: readonly { value: TValue; label: ReactNode }[]
  chosen: TValue
  onChoose: (value: TValue) => void
}

/** Renders the choice of the languages in which a text is read. */
export function LanguageChoice<TValue extends string>({
  options,
  chosen,
  onChoose,
}: LanguageChoiceProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Trans>Read in</Trans>
      </legend>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          kind="radio"
          name={name}
          label={label}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Lang } from '#i18n/lang.ts'
import styles from './reading.module.css'

interface LanguageChoiceProps<TValue extends string> {
  options: readonly { value: TValue; label: ReactNode }[]
  chosen: TValue
  onChoose: (value: TValue) => void
}

/** Returns the function that names two languages which a text is read in; Korean is the original. */
export function usePairNames(): (one: Lang, other: Lang) => string {
  const { t } = useLingui()
  return (one, other) => {
    const pair = new Set([one, other])
    if (!pair.has('kr')) return t`English and Japanese`
    return pair.has('en') ? t`English and Korean` : t`Japanese and Korean`
  }
}

/** Renders the choice of the languages in which a text is read, as one segmented control. */
export function LanguageChoice<TValue extends string>({
  options,
  chosen,
  onChoose,
}: LanguageChoiceProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">
        <Trans>Read in</Trans>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.input}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

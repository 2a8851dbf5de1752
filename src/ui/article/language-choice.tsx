import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Lang } from '#i18n/lang.ts'
import { Segments } from '#ui/form/segments.tsx'
import styles from './reading.module.css'

interface LanguageChoiceProps<TValue extends string> {
  options: readonly { value: TValue; name: ReactNode }[]
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

/** Renders the choice of the languages in which a text is read. */
export function LanguageChoice<TValue extends string>({
  options,
  chosen,
  onChoose,
}: LanguageChoiceProps<TValue>) {
  return (
    <div className={styles.choice}>
      <Segments
        title={<Trans>Read in</Trans>}
        hidesTitle
        options={options}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}

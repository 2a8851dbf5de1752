import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useId } from 'react'
import { langOf, ownNames } from '#i18n/lang.ts'
import { Choice } from '#ui/form/choice.tsx'
import styles from './reading.module.css'

/** The visitor's own language, the Korean original, or both side by side. */
export type Reading = 'own' | 'original' | 'both'

const readingAtom = atom<Reading>('own')

/**
 * Returns how texts with a Korean original are shown. The choice applies to all texts until the tab
 * is closed.
 */
export const useReading = () => useAtomValue(readingAtom)

/** Renders the choice of languages for this text and the next ones. */
export function ReadingChoice() {
  const { i18n } = useLingui()
  const name = useId()
  const [reading, choose] = useAtom(readingAtom)
  const options = [
    { value: 'own' as const, label: ownNames[langOf(i18n.locale)] },
    { value: 'original' as const, label: <Trans>Korean original</Trans> },
    {
      value: 'both' as const,
      label: <Trans comment="The translation and the Korean original side by side.">Both</Trans>,
    },
  ]
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
          checked={value === reading}
          onChange={() => choose(value)}
        />
      ))}
    </fieldset>
  )
}

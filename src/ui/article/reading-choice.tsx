import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtom, useAtomValue } from 'jotai'
import { langOf, languages } from '#i18n/lang.ts'
import { LanguageChoice, usePairNames } from './language-choice.tsx'

/** The visitor's own language, the Korean original, or both. */
export type Reading = 'own' | 'original' | 'both'

const readingAtom = atom<Reading>('own')

/**
 * Returns how texts with a Korean original are shown. The choice applies to all texts until the tab
 * is closed.
 */
export const useReading = () => useAtomValue(readingAtom)

/** Returns how texts with a Korean original are shown, and a function that changes it. */
export const useReadingChoice = () => useAtom(readingAtom)

/** Renders the choice of languages for this text and the next ones. */
export function ReadingChoice() {
  const { i18n } = useLingui()
  const [reading, choose] = useReadingChoice()
  const pairName = usePairNames()
  const lang = langOf(i18n.locale)
  const options = [
    { value: 'own' as const, name: languages[lang].name },
    { value: 'original' as const, name: <Trans>Korean original</Trans> },
    { value: 'both' as const, name: pairName(lang, 'kr') },
  ]
  return <LanguageChoice options={options} chosen={reading} onChoose={choose} />
}

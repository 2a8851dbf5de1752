import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf, localeOf, languages, type Lang } from '#i18n/lang.ts'
import { LanguageChoice, usePairNames } from '#ui/article/language-choice.tsx'
import { offeredLangs, type MessageReading } from './message-reading.ts'

interface MessageChoiceProps {
  /** The language of the text. */
  own: Lang
  chosen: MessageReading
  onChoose: (choice: MessageReading) => void
}

/** Renders the choice of the language or languages in which messages are read. */
export function MessageChoice({ own, chosen, onChoose }: MessageChoiceProps) {
  const { t, i18n } = useLingui()
  const pairName = usePairNames()
  const options: { value: MessageReading; name: ReactNode }[] = [
    { value: 'own', name: <span lang={localeOf(own)}>{languages[own].name}</span> },
    ...offeredLangs(own, langOf(i18n.locale)).map((lang) => ({
      value: lang,
      name: pairName(own, lang),
    })),
  ]
  if (own !== 'kr') options.push({ value: 'original', name: t`Korean original` })
  return <LanguageChoice options={options} chosen={chosen} onChoose={onChoose} />
}

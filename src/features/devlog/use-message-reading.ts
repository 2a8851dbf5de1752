import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { asLang, langOf, type Lang } from '#i18n/lang.ts'
import { useReadingChoice } from '#ui/article/reading-choice.tsx'
import { rememberedLangAtom } from './devlog.atoms.ts'
import { readingFor, readingOf, type MessageReading } from './message-reading.ts'

/**
 * Returns how a message is read, and a function that changes it: in the URL, on this device, and for other
 * texts with a Korean original.
 * @param own the language of the text
 * @param beside the second language in the URL
 */
export function useMessageReading(own: Lang, beside: Lang | undefined) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [reading, setReading] = useReadingChoice()
  const [remembered, remember] = useAtom(rememberedLangAtom)
  const page = langOf(i18n.locale)
  const choose = (choice: MessageReading) => {
    const lang = asLang(choice)
    remember(lang)
    setReading(readingFor(choice))
    void navigate({
      to: '.',
      search: (now) => ({ ...now, with: lang ?? undefined }),
      replace: true,
      resetScroll: false,
      state: { keepPlace: true },
    })
  }
  return [readingOf({ own, page, beside, reading, remembered }), choose] as const
}

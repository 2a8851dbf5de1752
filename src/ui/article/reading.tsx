import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { langOf, languages, localeOf, type Lang } from '#i18n/lang.ts'
import { Segments } from '#ui/form/segments.tsx'
import styles from './reading.module.css'

interface ReadingNameProps {
  /** The whole name. */
  full: string
  /** The language that is not the page's. */
  lang: Lang
  /** True if it is read next to the first language. */
  isSecond?: boolean
}

/** Renders the name of a way to read a text. All of them fit in one row of a phone: only the language is visible. */
export function ReadingName({ full, lang, isSecond = false }: ReadingNameProps) {
  const { name } = languages[lang]
  return (
    <>
      <span className="visually-hidden">{full}</span>{' '}
      <span lang={localeOf(lang)}>{isSecond ? `+ ${name}` : name}</span>
    </>
  )
}

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

/** The visitor's own language, the Korean original, or both. */
export type Reading = 'own' | 'original' | 'both'

const readingAtom = atom<Reading>('own')

/**
 * Returns how texts with a Korean original are shown. The choice applies to all texts until the tab
 * is closed.
 */
const useReading = () => useAtomValue(readingAtom)

/** Returns how texts with a Korean original are shown, and a function that changes it. */
export const useReadingChoice = () => useAtom(readingAtom)

/** Renders the choice of languages for this text and the next ones. */
function ReadingChoice() {
  const { t, i18n } = useLingui()
  const [reading, choose] = useReadingChoice()
  const pairName = usePairNames()
  const lang = langOf(i18n.locale)
  const options = [
    { value: 'own' as const, name: languages[lang].name },
    {
      value: 'both' as const,
      name: <ReadingName full={pairName(lang, 'kr')} lang="kr" isSecond />,
    },
    { value: 'original' as const, name: <ReadingName full={t`Korean original`} lang="kr" /> },
  ]
  return <LanguageChoice options={options} chosen={reading} onChoose={choose} />
}

interface ReadingTextProps {
  /** The title of the page, which repeats above its text next to the original's. */
  title?: string
  /** True if the text is the original, because a translation is missing. */
  isOriginal: boolean
  own: ReactNode
  /** The Korean original, which loads only if it is shown. */
  original: ReactNode
}

/** Returns true if both texts are shown, which needs more width. */
export function useReadsBoth(isOriginal: boolean): boolean {
  const { i18n } = useLingui()
  const reading = useReading()
  return i18n.locale !== 'ko' && !isOriginal && reading === 'both'
}

/**
 * Renders a text that was written in Korean: translated, original or both, each with its `lang`.
 */
export function ReadingText({ title, isOriginal, own, original }: ReadingTextProps) {
  const { i18n } = useLingui()
  const reading = useReading()
  if (i18n.locale === 'ko') return own
  if (isOriginal) {
    return (
      <>
        <UntranslatedNote />
        <div lang="ko">{own}</div>
      </>
    )
  }
  const isSideBySide = reading === 'both'
  return (
    <>
      <ReadingChoice />
      <div className={`stack ${styles.texts}`} data-side-by-side={isSideBySide}>
        {reading !== 'original' && (
          <div>
            {isSideBySide && title && (
              <p className={`title ${styles.title} ${styles.own}`} aria-hidden="true">
                {title}
              </p>
            )}
            {own}
          </div>
        )}
        {reading !== 'own' && (
          <section className={styles.original} data-side-by-side={isSideBySide} lang="ko">
            {original}
          </section>
        )}
      </div>
    </>
  )
}

/** Tells the visitor that the text below is Korean because there is no translation. */
export function UntranslatedNote() {
  return (
    <p role="note" className={styles.note}>
      <Trans>Not translated yet. You're reading the Korean original.</Trans>
    </p>
  )
}

interface OriginalTextProps {
  title: string
  children: ReactNode
}

/** Renders the Korean original below its own title. */
export function OriginalText({ title, children }: OriginalTextProps) {
  return (
    <>
      <h2 key={title} className={`title ${styles.title}`}>
        {title}
      </h2>
      {children}
    </>
  )
}

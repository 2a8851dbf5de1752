import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ReadingChoice, useReading } from './reading-choice.tsx'
import styles from './reading.module.css'

interface ReadingTextProps {
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
export function ReadingText({ isOriginal, own, original }: ReadingTextProps) {
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
  const isBeside = reading === 'both'
  return (
    <>
      <ReadingChoice />
      <div className={styles.texts} data-beside={isBeside}>
        {reading !== 'original' && <div>{own}</div>}
        {reading !== 'own' && (
          <section className={styles.original} data-beside={isBeside} lang="ko">
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
      <h2 className={styles.title}>{title}</h2>
      {children}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ReadingChoice, useReading } from './reading-choice.tsx'
import styles from './reading.module.css'

interface ReadingTextProps {
  /** The text is the original already, in place of a translation that does not exist. */
  isOriginal: boolean
  own: ReactNode
  /** The Korean original, asked for only where it is wanted. */
  original: ReactNode
}

/** True where both texts are shown, which needs more room than one. */
export function useReadsBoth(isOriginal: boolean): boolean {
  const { i18n } = useLingui()
  const reading = useReading()
  return i18n.locale !== 'ko' && !isOriginal && reading === 'both'
}

/** A text that was written in Korean: translated, original or both, each with its language. */
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

/** Says that the text below is Korean because there is no other. */
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

/** The Korean original under its own title. */
export function OriginalText({ title, children }: OriginalTextProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import letters from '#ui/card/letter.module.css'
import { LetterSeal, LetterStamp } from '#ui/card/letter.tsx'
import { Day } from '#ui/date/date.tsx'
import button from '#ui/form/button.module.css'
import type { ReactNode } from 'react'
import styles from './letter-lead.module.css'

interface LetterLeadProps {
  letter: {
    id: number
    number: number
    text: string | undefined
    opening?: string
    lang?: string | undefined
    publishedAt: number | null
  }
  /** Its title, whose link covers it. */
  children: ReactNode
}

/** Renders the first letter of a page on its paper, with its beginning. */
export function LetterLead({ letter, children }: LetterLeadProps) {
  const { id, number, text, opening, lang, publishedAt } = letter
  return (
    <div className={`stack ${letters.paper} ${styles.open}`} data-scheme="light">
      <div className={styles.head}>
        <p className="meta">
          <Trans>A letter from the producer</Trans>
        </p>
        <p className={styles.postmark}>
          <span>
            <Trans>No. {number}</Trans>
          </span>
          <Day instant={publishedAt} />
        </p>
        <LetterStamp id={id} pose="cheer" />
      </div>
      {children}
      {text && (
        <p lang={lang}>
          <strong>{text}</strong>
        </p>
      )}
      {opening && <p lang={lang}>{opening}</p>}
      <div className={`cluster apart ${styles.foot}`} aria-hidden="true">
        <span className={button.primary}>
          <Trans>Read the letter</Trans>
        </span>
        <LetterSeal />
      </div>
    </div>
  )
}

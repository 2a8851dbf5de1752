import type { Lang } from '#i18n/lang.ts'
import styles from './brand.module.css'

/**
 * Renders the emblem of the group, as decoration: five arcs in the members' colors around Lumi's flame. It is as
 * wide as its text is high.
 */
export function Emblem() {
  return (
    <svg viewBox="-12 -12 24 24" className={styles.emblem} aria-hidden="true">
      <path stroke="var(--pado)" d="M0-10A10 10 0 0 1 9.5-3.1" />
      <path stroke="var(--dalbo)" d="M9.8-.8A10 10 0 0 1 6.7 7.4" />
      <path stroke="var(--moru)" d="M4.6 8.9A10 10 0 0 1-4.6 8.9" />
      <path stroke="var(--byol)" d="M-6.7 7.4A10 10 0 0 1-9.8-.8" />
      <path stroke="var(--ipsae)" d="M-9.5-3.1A10 10 0 0 1-2.4-9.7" />
      <path
        fill="var(--lumi)"
        d="M.4-5C1.6-2.4 4.4-1 4.4 1.8A4.4 4 0 0 1-4.4 1.8C-4.4-.4-3-1.2-2.4-3-1.6-2.4-1.2-1.8-1-1 0-2.2.4-3.4.4-5Z"
      />
    </svg>
  )
}

/** Renders the name of the game in one color, that of the text, and as high as the text. */
export function Wordmark({ lang, name }: { lang: Lang; name: string }) {
  return (
    <span className={`${styles.wordmark} ${styles[lang]}`}>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

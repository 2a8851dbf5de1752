import type { Lang } from '#i18n/lang.ts'
import styles from './brand.module.css'

/** Renders the name of the game in one color, that of the text, and as high as the text. */
export function Wordmark({ lang, name }: { lang: Lang; name: string }) {
  return (
    <span className={`${styles.wordmark} ${styles[lang]}`}>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

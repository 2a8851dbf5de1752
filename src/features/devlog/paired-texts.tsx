import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { longestHtml, RichHtml } from '#ui/article/rich-html.tsx'
import richStyles from '#ui/article/rich-html.module.css'
import { useSanitizer } from '#ui/article/sanitizer.ts'
import { LoadingState } from '#ui/feedback/states.tsx'
import { ownAddress } from '#ui/link/own-address.ts'
import { useOwnLinks } from '#ui/link/use-own-links.ts'
import { blocksOf } from './blocks.ts'
import { pairsOf } from './pairs.ts'
import styles from './devlog.module.css'

interface Text {
  /** Written by editors and sent by the server: never trusted. */
  html: string
  lang: Lang
}

interface PairedTextsProps {
  own: Text
  other: Text
}

/**
 * Renders a text in two languages block by block, sanitized. Texts that cannot be split follow one another.
 */
export function PairedTexts({ own, other }: PairedTextsProps) {
  const router = useRouter()
  const onClick = useOwnLinks()
  const tooLong = Math.max(own.html.length, other.html.length) > longestHtml
  const sanitizer = useSanitizer(!tooLong)
  const pairs = useMemo(() => {
    if (typeof sanitizer !== 'function' || tooLong) return null
    const ownPath = (url: string) => ownAddress(router, url, false)
    const read = (html: string) => blocksOf(sanitizer(html, { ownPath, sameView: false }))
    return pairsOf(read(own.html), read(other.html))
  }, [sanitizer, tooLong, router, own.html, other.html])
  if (tooLong || sanitizer === 'failed') {
    return [own, other].map(({ html, lang }) => (
      <div key={lang} lang={localeOf(lang)}>
        <RichHtml html={html} />
      </div>
    ))
  }
  if (pairs === null) return <LoadingState />
  return (
    // The targets are the links inside, and Enter on a link fires a click as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onClick}>
      {pairs.map((pair) => (
        <div key={pair.place} className={styles.pair}>
          <Block of={pair.own} lang={own.lang} />
          <Block of={pair.other} lang={other.lang} />
        </div>
      ))}
    </div>
  )
}

/** Renders a sanitized block; its place stays empty if there is none. */
function Block({ of, lang }: { of: Element | undefined; lang: Lang }) {
  return (
    <div
      ref={(box) => box?.replaceChildren(...(of ? [of] : []))}
      lang={localeOf(lang)}
      className={richStyles.rich}
    />
  )
}

import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LoadingState } from '#ui/feedback/states.tsx'
import { ownAddress } from '#ui/link/own-address.ts'
import { useOwnLinks } from '#ui/link/use-own-links.ts'
import { blocksOf } from './blocks.ts'
import styles from './devlog.module.css'
import { RichHtml } from '#ui/article/rich-html.tsx'
import richStyles from '#ui/article/rich-html.module.css'
import { useSanitizer } from '#ui/article/sanitizer.ts'

interface PairedTextsProps {
  /** Written by editors and sent by the server: never trusted. */
  own: string
  /** The Korean original. */
  original: string
}

/**
 * Renders a translation and its Korean original block by block, sanitized. If one has more blocks, the rest
 * follows at the end.
 */
export function PairedTexts({ own, original }: PairedTextsProps) {
  const router = useRouter()
  const onClick = useOwnLinks()
  const sanitizer = useSanitizer(true)
  const texts = useMemo(() => {
    if (typeof sanitizer !== 'function') return null
    const ownPath = (url: string) => ownAddress(router, url, false)
    return [own, original].map((html) => blocksOf(sanitizer(html, { ownPath, sameView: false })))
  }, [sanitizer, router, own, original])
  if (sanitizer === 'failed') return <RichHtml html={own} />
  if (texts === null) return <LoadingState />
  const [mine = [], korean = []] = texts
  return (
    // The targets are the links inside, and Enter on a link fires a click as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onClick}>
      {Array.from({ length: Math.max(mine.length, korean.length) }, (_, index) => (
        <div key={index} className={styles.pair}>
          <Block of={mine[index]} />
          <Block of={korean[index]} lang="ko" />
        </div>
      ))}
    </div>
  )
}

/** Renders a sanitized block; its place stays empty if there is none. */
function Block({ of, lang }: { of: Element | undefined; lang?: string }) {
  return (
    <div
      ref={(box) => box?.replaceChildren(...(of ? [of] : []))}
      lang={lang}
      className={richStyles.rich}
    />
  )
}

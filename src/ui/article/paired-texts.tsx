import { useMemo } from 'react'
import { blocksOf } from './blocks.ts'
import styles from './paired-texts.module.css'
import { RichHtml } from './rich-html.tsx'

interface PairedTextsProps {
  /** Written by editors and sent by the server: never trusted. */
  own: string
  /** The Korean original. */
  original: string
}

/**
 * Renders a translation and its Korean original block by block. If one has more blocks, the rest follows at the
 * end.
 */
export function PairedTexts({ own, original }: PairedTextsProps) {
  const [mine, korean] = useMemo(() => [blocksOf(own), blocksOf(original)], [own, original])
  return Array.from({ length: Math.max(mine.length, korean.length) }, (_, index) => (
    <div key={index} className={styles.pair}>
      <Block html={mine[index]} />
      <Block html={korean[index]} lang="ko" />
    </div>
  ))
}

function Block({ html, lang }: { html: string | undefined; lang?: string }) {
  return <div lang={lang}>{html !== undefined && <RichHtml html={html} />}</div>
}

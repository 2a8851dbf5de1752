import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { longestHtml, RichHtml } from '#ui/article/rich-html.tsx'
import { parseHtml } from '#ui/article/parse-html.ts'
import richStyles from '#ui/article/rich-html.module.css'
import { useSanitizer } from '#ui/article/sanitizer.ts'
import { LoadingState } from '#ui/feedback/states.tsx'
import { ownHref, useOwnLinks } from '#ui/link/own-links.ts'
import { pairsOf, type Pair } from './pairs.ts'
import { QuoteButton, quoteOf } from './quote/quote-button.tsx'
import type { QuoteSource } from './quote/quote-card.tsx'
import styles from './paired-texts.module.css'

interface Text {
  /** Written by editors and sent by the server: never trusted. */
  html: string
  lang: Lang
}

interface PairedTextsProps {
  source: QuoteSource
  own: Text
  other: Text
}

/** Returns the texts of a pair that can be quoted, or `null`. */
function quotable({ own, other }: Pair<Element>): { own: string; other: string } | null {
  const texts = { own: quoteOf(own), other: quoteOf(other) }
  return texts.own !== '' && texts.other !== '' ? texts : null
}

/**
 * Renders a text in two languages block by block, sanitized. Texts that cannot be split follow one another.
 */
export function PairedTexts({ source, own, other }: PairedTextsProps) {
  const router = useRouter()
  const onClick = useOwnLinks()
  const tooLong = Math.max(own.html.length, other.html.length) > longestHtml
  const sanitizer = useSanitizer(!tooLong)
  const pairs = useMemo(() => {
    if (typeof sanitizer !== 'function' || tooLong) return null
    const ownPath = (url: string) => ownHref(router, url, false)
    const read = (html: string) => blocksOf(sanitizer(html, { ownPath, sameView: false }))
    const pairs = pairsOf(read(own.html), read(other.html))
    pairs.forEach(removeSameImages)
    return pairs.map((pair) => ({ pair, quote: quotable(pair) }))
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
      {pairs.map(({ pair, quote }) => (
        <div key={pair.index} className={styles.pair}>
          <Block of={pair.own} lang={own.lang} />
          <Block of={pair.other} lang={other.lang} />
          {quote && (
            <QuoteButton
              source={source}
              quote={{
                own: { text: quote.own, lang: own.lang },
                other: { text: quote.other, lang: other.lang },
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Renders a sanitized block; its cell stays empty if there is none. */
function Block({ of, lang }: { of: Element | undefined; lang: Lang }) {
  // To insert the block again would drop the focus and the selection in it.
  const insert = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(...(of ? [of] : [])),
    [of],
  )
  return (
    <div
      ref={insert}
      lang={localeOf(lang)}
      className={richStyles.rich}
      data-image={of?.outerHTML.includes('<figure') || undefined}
    />
  )
}

const wrappers = 'div, section, article'

/** Returns the element whose children are the blocks: wrappers around the whole text are skipped. */
function frameOf(body: Element): Element {
  const [only, second] = body.children
  const isWrapped =
    second === undefined &&
    only?.matches(wrappers) &&
    body.textContent?.trim() === only.textContent?.trim()
  return isWrapped && only ? frameOf(only) : body
}

/** Returns the blocks of a sanitized article, such as paragraphs. Text outside of blocks becomes a paragraph. */
export function blocksOf(html: string | TrustedHTML): Element[] {
  return Array.from(frameOf(parseHtml(html)).childNodes).flatMap((node) => {
    if (node instanceof Element) return [node]
    const text = node instanceof Text ? (node.textContent ?? '') : ''
    if (text.trim() === '') return []
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return [paragraph]
  })
}

/** Removes the images from a block that its partner has as well, so that each is shown once. */
function removeSameImages({ own, other }: Pair<Element>): void {
  const sources = new Set(
    Array.from(own?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src')),
  )
  for (const image of other?.querySelectorAll('img') ?? []) {
    if (sources.has(image.getAttribute('src'))) image.remove()
  }
}

import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { langOf, languages, localeOf, type Lang } from '#i18n/lang.ts'
import { ImageCard, type Draw } from '#ui/image-card/image-card.tsx'
import { site } from '#site.ts'
import { drawQuote, type QuoteText } from './draw-quote.ts'

interface Line {
  text: string
  lang: Lang
}

export interface Quote {
  own: Line
  other: Line
}

/** The message that is quoted. */
export interface QuoteSource {
  id: number
  title: string
}

interface QuoteCardProps {
  quote: Quote
  source: QuoteSource
}

/** Returns a text with the font of its paragraph, which has the language of the text. */
function inFace({ text, lang }: Line, paragraph: Element | null): QuoteText {
  const face = paragraph ? getComputedStyle(paragraph).fontFamily : 'sans-serif'
  return { text, locale: localeOf(lang), face }
}

/** Renders a paragraph in two languages as an image to share. */
export function QuoteCard({ quote: { own, other }, source: { id, title } }: QuoteCardProps) {
  const { i18n } = useLingui()
  const first = useRef<HTMLParagraphElement>(null)
  const second = useRef<HTMLParagraphElement>(null)
  const page = langOf(i18n.locale)
  const { comma, separator } = languages[page]
  const sender = [site.group[page], site.game[page]].join(separator)
  const origin = import.meta.env.VITE_SITE_ORIGIN || globalThis.location.origin
  const url = `${origin}/${page}/devlog/withBTS/${id}?with=${other.lang}`
  const draw: Draw = (context, colors) => {
    const texts = {
      own: inFace(own, first.current),
      other: inFace(other, second.current),
      title,
      sender,
      url: url.replace(/^https?:\/\//, ''),
    }
    drawQuote(context, texts, colors)
  }
  return (
    <ImageCard
      fileName="quote-card.png"
      title={title}
      url={url}
      drawn={JSON.stringify([own, other, title])}
      draw={draw}
    >
      <figcaption className="visually-hidden">
        <p ref={first} lang={localeOf(own.lang)}>
          {own.text}
        </p>
        <p ref={second} lang={localeOf(other.lang)}>
          {other.text}
        </p>
        <p>{[title, sender].join(comma)}</p>
      </figcaption>
    </ImageCard>
  )
}
